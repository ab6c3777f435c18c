/** How often an element in use is looked at again, in milliseconds. */
const checkInterval = 200;
/** How long after a finger was lifted its click may come, in milliseconds. */
const clickTime = 400;

/**
 * Watches an element that is to be replaced. What the function returned is given is called as soon as nothing in the
 * element has the focus or is pressed: taken away then, it would lose the keyboard's place, or the click.
 */
export function watchUse(element: HTMLElement): (onFree: () => void) => void {
  // For fingers, `:active` comes late or, on some devices, never.
  let isTouched = false;
  let lifted = -clickTime;
  element.addEventListener('touchstart', () => (isTouched = true), { passive: true });
  const lift = ({ timeStamp, touches }: TouchEvent) => {
    isTouched = touches.length > 0;
    lifted = timeStamp;
  };
  element.addEventListener('touchend', lift, { passive: true });
  element.addEventListener('touchcancel', lift, { passive: true });

  return (onFree) => {
    const look = () => {
      const isInUse =
        isTouched || performance.now() - lifted < clickTime || element.matches(':focus-within, :active');
      if (isInUse) setTimeout(look, checkInterval);
      else if (element.isConnected) onFree();
    };
    // In a task of its own: while the focus moves, it is nowhere.
    setTimeout(look);
  };
}
