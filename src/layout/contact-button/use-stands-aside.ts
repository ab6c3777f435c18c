import { useEffect, useState } from 'react';

/** Milliseconds without scrolling after which the page counts as resting. */
const restTime = 700;

/** Pixels of scrolling that are a finger's tremble and not a direction. */
const tremble = 4;

/** Who jumps to the end of a page can find it shorter once it is laid out: then the page has moved up, not the visitor. */
const isAtTheEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1;

/** Calls back with true when the page begins to move down, with false when it moves up or has come to rest. */
function watchScrollingDown(callback: (isMovingDown: boolean) => void): () => void {
  let lastPosition = scrollY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = () => {
    const distance = scrollY - lastPosition;
    if (Math.abs(distance) < tremble) return;
    lastPosition = scrollY;
    if (distance < 0 && isAtTheEnd()) return;
    callback(distance > 0);
    clearTimeout(timer);
    timer = setTimeout(() => callback(false), restTime);
  };
  addEventListener('scroll', follow, { passive: true });
  return () => {
    clearTimeout(timer);
    removeEventListener('scroll', follow);
  };
}

/** Calls back with whether a form field has the focus, whenever the focus moves. */
function watchFields(callback: (isInField: boolean) => void): () => void {
  const isField = (target: EventTarget | null) =>
    target instanceof Element && target.matches('input, select, textarea');
  const enter = (event: FocusEvent) => callback(isField(event.target));
  const leave = (event: FocusEvent) => callback(isField(event.relatedTarget));
  callback(isField(document.activeElement));
  document.addEventListener('focusin', enter);
  document.addEventListener('focusout', leave);
  return () => {
    document.removeEventListener('focusin', enter);
    document.removeEventListener('focusout', leave);
  };
}

/** Whether something that floats over the page is in the way: the visitor scrolls down to read, or fills in a form. */
export function useStandsAside(): boolean {
  const [isMovingDown, setMovingDown] = useState(false);
  const [isInField, setInField] = useState(false);
  useEffect(() => watchScrollingDown(setMovingDown), []);
  useEffect(() => watchFields(setInField), []);
  return isMovingDown || isInField;
}
