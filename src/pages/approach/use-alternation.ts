import { useEffect, useState, type RefObject } from 'react';

export interface Alternation {
  /** Whether the second of the two is in turn. */
  readonly second: boolean;
  /** False in the prerendered HTML and where the visitor wants no motion: then nothing ever changes. */
  readonly moves: boolean;
  readonly paused: boolean;
  /** The visitor's own wish, for the button. */
  setPaused(paused: boolean): void;
}

/**
 * Two states that take turns every `interval` milliseconds, unless paused, hidden in another tab, unwanted by
 * prefers-reduced-motion, or looked at: while the mouse rests on `area` nothing changes under it.
 */
export function useAlternation(area: RefObject<HTMLElement | null>, interval: number): Alternation {
  const [second, setSecond] = useState(false);
  const [moves, setMoves] = useState(false);
  const [visible, setVisible] = useState(true);
  const [paused, setPaused] = useState(false);

  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    const followMotion = () => {
      setMoves(!still.matches);
      if (still.matches) setSecond(false);
    };
    const followVisibility = () => setVisible(document.visibilityState === 'visible');
    followMotion();
    followVisibility();
    still.addEventListener('change', followMotion);
    document.addEventListener('visibilitychange', followVisibility);
    return () => {
      still.removeEventListener('change', followMotion);
      document.removeEventListener('visibilitychange', followVisibility);
    };
  }, []);

  const running = moves && visible && !paused;
  useEffect(() => {
    if (!running) return undefined;
    // A tap leaves :hover behind on touch screens, where it says nothing.
    const isHeld = () => matchMedia('(hover: hover)').matches && area.current?.matches(':hover') === true;
    const timer = setInterval(() => isHeld() || setSecond((before) => !before), interval);
    return () => clearInterval(timer);
  }, [running, area, interval]);

  return { second, moves, paused, setPaused };
}
