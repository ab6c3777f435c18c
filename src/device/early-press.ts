/**
 * Holds what is pressed before its part of the page is ready (hydrated, its file read), and presses it again then:
 * meanwhile the button says that it waits. Typing cancels the held press. Forms have the method 'dialog', by which the
 * browser itself sends nothing: if one waits long, a bubble at its button shows what the page says to browsers without
 * script. Links are the browser's own until then. Printed into /boot.js, so it stands alone.
 */
export function holdEarlyPress(): void {
  /** In milliseconds. */
  const pause = 100;
  const longWait = 6000;
  let pressed: HTMLButtonElement | null = null;
  let explaining: ReturnType<typeof setTimeout>;

  const isEarly = (button: Element) =>
    !document.documentElement.dataset['hydrated'] || button.closest('[data-waiting]');
  function explain(): void {
    pressed?.setCustomValidity(document.querySelector('noscript')?.textContent ?? '');
    pressed?.reportValidity();
  }
  function forget(): void {
    clearTimeout(explaining);
    pressed?.removeAttribute('aria-busy');
    pressed?.setCustomValidity('');
    pressed = null;
  }
  function pressAgain(): void {
    const button = pressed;
    if (button && isEarly(button)) setTimeout(pressAgain, pause);
    else {
      forget();
      button?.click();
    }
  }
  function hold(event: Event): void {
    const { type, target, submitter } = event as SubmitEvent;
    const closest = (selector: string) => (target as Element).closest(selector);
    const link = closest('a');
    // A router that leaves a page of which React has the header only ends with its errors 422 and 520.
    if (link && isEarly(link)) event.stopPropagation();
    const button = (
      type === 'submit' ? submitter : closest('[data-early-press]')
    ) as HTMLButtonElement | null;
    if (!button || !isEarly(button)) return;
    // React lets nothing through to what it has not hydrated.
    event.preventDefault();
    event.stopPropagation();
    forget();
    pressed = button;
    button.setAttribute('aria-busy', 'true');
    setTimeout(pressAgain, pause);
    explaining = setTimeout(explain, longWait);
  }
  addEventListener('submit', hold, true);
  addEventListener('click', hold, true);
  addEventListener('input', forget);
}
