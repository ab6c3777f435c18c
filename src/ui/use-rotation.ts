import { useEffect, useState, useSyncExternalStore } from 'react';
import { prefersReducedMotion } from '../device/motion.ts';

/** `still`: nothing ever moves, as in the prerendered page; `resting`: not now. */
type Motion = 'still' | 'resting' | 'moving';

function subscribe(onChange: () => void): () => void {
  const preference = matchMedia('(prefers-reduced-motion: reduce)');
  const gate = new MutationObserver(onChange);
  gate.observe(document.documentElement, { attributeFilter: ['data-gate'] });
  document.addEventListener('visibilitychange', onChange);
  preference.addEventListener('change', onChange);
  return () => {
    gate.disconnect();
    document.removeEventListener('visibilitychange', onChange);
    preference.removeEventListener('change', onChange);
  };
}

/** Content rests behind the disclaimer and in a hidden tab. */
function readMotion(): Motion {
  if (prefersReducedMotion()) return 'still';
  const isUnseen =
    document.visibilityState === 'hidden' || document.documentElement.dataset['gate'] === 'open';
  return isUnseen ? 'resting' : 'moving';
}

/**
 * Calls `advance` after `interval` milliseconds, counted anew for every new `advance`, unless the visitor has paused it
 * or has the pointer, a finger or the focus on the element that gets the `holders`. `moves` is false where motion is
 * unwanted.
 */
export function useRotation(advance: () => void, interval: number) {
  const motion = useSyncExternalStore<Motion>(subscribe, readMotion, () => 'still');
  const [paused, setPaused] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const rotating = motion === 'moving' && !paused && !pointed && !focused;

  useEffect(() => {
    if (!rotating) return undefined;
    const timer = setTimeout(advance, interval);
    return () => clearTimeout(timer);
  }, [rotating, advance, interval]);

  const holders = {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };

  /** Whoever presses play sees it start, though pointer and focus are still on the button. */
  function toggle(): void {
    setPaused(!paused);
    setPointed(false);
    setFocused(false);
  }

  return { moves: motion !== 'still', rotating, paused, toggle, holders } as const;
}
