import { useRef, type KeyboardEvent, type PointerEvent } from 'react';

type Step = (direction: 1 | -1) => void;

/** How far a finger has to travel sideways for a swipe, in pixels. */
const swipeDistance = 40;

/** Calls `onStep` for a swipe by finger or pen: 1 to the left, -1 to the right. The element needs `touch-action: pan-y`. */
export function useSwipe(onStep: Step) {
  const start = useRef<{ readonly id: number; readonly x: number; readonly y: number }>(null);
  return {
    onPointerDown({ isPrimary, pointerType, pointerId, clientX, clientY }: PointerEvent) {
      start.current = isPrimary && pointerType !== 'mouse' ? { id: pointerId, x: clientX, y: clientY } : null;
    },
    onPointerUp({ pointerId, clientX, clientY }: PointerEvent) {
      const begin = start.current;
      start.current = null;
      if (begin?.id !== pointerId) return;
      const across = clientX - begin.x;
      if (Math.abs(across) < swipeDistance || Math.abs(across) <= Math.abs(clientY - begin.y)) return;
      onStep(across < 0 ? 1 : -1);
    },
  };
}

/** Handler that calls `onStep` for the arrow keys of whoever is inside: 1 for the right one, -1 for the left one. */
export function arrowKeys(onStep: Step) {
  return {
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      onStep(event.key === 'ArrowRight' ? 1 : -1);
    },
  };
}
