import { useElementScrollRestoration, useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { hashScroll } from '../device/motion.ts';

const signsOfLife = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Whether the page stands where it was left, or at its end if it does not reach that far yet. */
function standsAt(place: number): boolean {
  const end = document.documentElement.scrollHeight - innerHeight;
  return Math.abs(scrollY - Math.min(place, end)) < 2;
}

/**
 * Scrolls to where the page was left, or to the target of the address's hash, if that only exists once something is
 * ready, unless the visitor has begun to look around.
 */
export function useLateTarget(isReady: boolean): void {
  const router = useRouter();
  const getKey = router.options.getScrollRestorationKey;
  const place = useElementScrollRestoration({ getElement: () => window, getKey })?.scrollY;
  const isAwaited = useRef(false);

  // Before what is ready is painted: scroll anchoring takes the page elsewhere.
  useLayoutEffect(() => {
    if (!isReady || !isAwaited.current) return;
    isAwaited.current = false;
    if (place !== undefined) {
      scrollTo({ top: place, behavior: 'instant' });
      return;
    }
    const target = document.getElementById(router.state.location.hash);
    if (!target) return;
    target.scrollIntoView(hashScroll);
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [isReady, place, router]);

  useEffect(() => {
    if (isReady) return undefined;
    isAwaited.current = true;
    const leaveInPeace = () => {
      isAwaited.current = false;
    };
    // The router has scrolled by then; who has moved on before the scripts stays.
    const look = requestAnimationFrame(() => {
      if (place !== undefined && !standsAt(place)) leaveInPeace();
    });
    for (const sign of signsOfLife) addEventListener(sign, leaveInPeace, { passive: true });
    return () => {
      cancelAnimationFrame(look);
      for (const sign of signsOfLife) removeEventListener(sign, leaveInPeace);
    };
  }, [isReady, place]);
}
