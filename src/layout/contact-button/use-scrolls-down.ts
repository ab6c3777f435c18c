import { useEffect, useState } from 'react';

/** Milliseconds without scrolling after which the page counts as resting. */
const restTime = 700;

/** Pixels of scrolling that are a finger's tremble and not a direction. */
const tremble = 4;

/** A page that becomes shorter once it is laid out moves up by itself. */
const isAtTheEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1;

/** Whether the visitor is scrolling down, to read on. */
export function useScrollsDown(): boolean {
  const [isMovingDown, setMovingDown] = useState(false);
  useEffect(() => {
    let lastPosition = scrollY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      const distance = scrollY - lastPosition;
      if (Math.abs(distance) < tremble) return;
      lastPosition = scrollY;
      if (distance < 0 && isAtTheEnd()) return;
      setMovingDown(distance > 0);
      clearTimeout(timer);
      timer = setTimeout(() => setMovingDown(false), restTime);
    };
    addEventListener('scroll', follow, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', follow);
    };
  }, []);
  return isMovingDown;
}
