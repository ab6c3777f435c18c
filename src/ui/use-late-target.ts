import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

const signsOfLife = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Brings the target of the address's hash into view and focus when it only exists once data is there: at the time of
 * the navigation there was nothing to scroll to. A visitor who has begun to look around is left in peace.
 */
export function useLateTarget(isReady: boolean): void {
  const router = useRouter();
  const isPending = useRef(!isReady);

  useEffect(() => {
    if (!isPending.current) return undefined;
    if (isReady) {
      isPending.current = false;
      const target = document.getElementById(router.state.location.hash);
      if (target) {
        target.scrollIntoView({ block: 'start' });
        if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
        target.focus({ preventScroll: true });
      }
      return undefined;
    }
    const leaveInPeace = () => {
      isPending.current = false;
    };
    for (const sign of signsOfLife) addEventListener(sign, leaveInPeace, { passive: true });
    return () => {
      for (const sign of signsOfLife) removeEventListener(sign, leaveInPeace);
    };
  }, [isReady, router]);
}
