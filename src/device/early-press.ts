/**
 * Holds what is pressed before its part of the page is ready (hydrated, its file read), and presses it again then:
 * meanwhile the button says that it waits. Who types on has thought better of it. Forms have the method 'dialog', by which
 * the browser itself sends nothing. Printed into /boot.js, so it stands alone.
 */
export function holdEarlyPress(): void {
  /** In milliseconds. */
  const pause = 100;
  let pressed: HTMLElement | null = null;

  const isEarly = (button: Element) =>
    !document.documentElement.dataset['hydrated'] || button.matches('[data-waiting] *');
  function forget(): void {
    pressed?.removeAttribute('aria-busy');
    pressed = null;
  }
  function pressAgain(): void {
    const button = pressed;
    if (button && isEarly(button)) {
      setTimeout(pressAgain, pause);
      return;
    }
    forget();
    button?.click();
  }
  function hold(event: Event): void {
    const { type, target, submitter } = event as SubmitEvent;
    const button =
      type === 'submit' ? submitter : (target as Element).closest<HTMLElement>('[data-early-press]');
    if (!button || !isEarly(button)) return;
    // React lets nothing through to what it has not hydrated.
    event.preventDefault();
    event.stopPropagation();
    forget();
    pressed = button;
    button.setAttribute('aria-busy', 'true');
    setTimeout(pressAgain, pause);
  }
  addEventListener('submit', hold, true);
  addEventListener('click', hold, true);
  addEventListener('input', forget);
}
