/** How far a finger has to travel sideways for a swipe, in pixels. */
const swipeDistance = 40;

/**
 * Calls `onStep` when a finger or a pen is drawn sideways across the element: 1 for a swipe to the left, which asks
 * for the next, -1 for one to the right. The element needs `touch-action: pan-y`. Returns the end of the watch.
 */
export function watchSwipe(element: HTMLElement, onStep: (direction: 1 | -1) => void): () => void {
  const controller = new AbortController();
  let start: PointerEvent | undefined;
  const options = { signal: controller.signal };
  element.addEventListener(
    'pointerdown',
    (event) => {
      start = event.isPrimary && event.pointerType !== 'mouse' ? event : undefined;
    },
    options,
  );
  element.addEventListener(
    'pointerup',
    (event) => {
      if (start?.pointerId !== event.pointerId) return;
      const across = event.clientX - start.clientX;
      const along = event.clientY - start.clientY;
      start = undefined;
      if (Math.abs(across) >= swipeDistance && Math.abs(across) > Math.abs(along))
        onStep(across < 0 ? 1 : -1);
    },
    options,
  );
  element.addEventListener('pointercancel', () => (start = undefined), options);
  return () => controller.abort();
}
