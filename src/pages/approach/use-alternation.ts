import { useEffect, useState } from 'react';

export interface Alternation {
  /** Whether the second of the two is in turn. */
  readonly second: boolean;
  /** False in the prerendered HTML and where the visitor wants no motion: then nothing ever changes. */
  readonly moves: boolean;
  readonly paused: boolean;
  /** The visitor's own wish, for the button. */
  setPaused(paused: boolean): void;
  /** A rest as long as the pointer or the focus is on it. */
  setHeld(held: boolean): void;
}

/**
 * Two states that take turns every `interval` milliseconds, unless paused, held, hidden in another tab, or unwanted
 * by prefers-reduced-motion.
 */
export function useAlternation(interval: number): Alternation {
  const [second, setSecond] = useState(false);
  const [moves, setMoves] = useState(false);
  const [visible, setVisible] = useState(true);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);

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

  const running = moves && visible && !paused && !held;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setSecond((before) => !before), interval);
    return () => clearInterval(timer);
  }, [running, interval]);

  return { second, moves, paused, setPaused, setHeld };
}
