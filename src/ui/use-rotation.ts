import { useDocumentVisibility, useReducedMotion } from '@mantine/hooks';
import { useEffect, useState, useSyncExternalStore } from 'react';

function subscribeToGate(onChange: () => void): () => void {
  const gate = new MutationObserver(onChange);
  gate.observe(document.documentElement, { attributeFilter: ['data-gate'] });
  return () => gate.disconnect();
}
const isGateOpen = () => document.documentElement.dataset['gate'] === 'open';

/**
 * Calls `advance` after `interval` milliseconds, counted anew for every new `advance`, unless the visitor has paused it or
 * is on the element that gets the `holders`. `moves` is false where motion is unwanted.
 */
export function useRotation(advance: () => void, interval: number) {
  // The prerendered page stands still.
  const isStill = useReducedMotion(true);
  // Content rests behind the disclaimer and in a hidden tab.
  const isCovered = useSyncExternalStore(subscribeToGate, isGateOpen, () => false);
  const isVisible = useDocumentVisibility() === 'visible';
  const [paused, setPaused] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const rotating = !isStill && !isCovered && isVisible && !paused && !pointed && !focused;

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

  return { moves: !isStill, rotating, paused, toggle, holders } as const;
}
