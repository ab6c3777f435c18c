/**
 * Holds what is pressed before the site's scripts answer, and presses it again when they do: a form that the browser
 * itself sent would lose its words, and show them in the address. Meanwhile the button that was pressed last says that it
 * waits. Runs inline, so it stands alone.
 */
export function holdEarlyPress(): void {
  /** In milliseconds. */
  const pause = 100;
  const { dataset } = document.documentElement;
  let pressed: HTMLElement | null = null;

  function pressAgain(): void {
    if (!dataset['hydrated']) {
      setTimeout(pressAgain, pause);
      return;
    }
    const button = pressed;
    pressed = null;
    button?.removeAttribute('aria-busy');
    button?.click();
  }
  function hold(event: Event): void {
    const { type, target, submitter, defaultPrevented } = event as SubmitEvent;
    const isForm = type === 'submit';
    if (isForm ? defaultPrevented : dataset['hydrated']) return;
    if (isForm) event.preventDefault();
    const button = isForm ? submitter : (target as Element).closest<HTMLElement>('[data-early-press]');
    if (!button) return;
    if (!pressed) setTimeout(pressAgain, pause);
    pressed?.removeAttribute('aria-busy');
    button.setAttribute('aria-busy', 'true');
    pressed = button;
  }
  // React listens below: what it answers arrives here prevented.
  document.addEventListener('submit', hold);
  document.addEventListener('click', hold);
}
