import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { hashScroll } from '../device/motion.ts';

const signsOfLife = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to the target of the address's hash if it only exists once something is ready, unless the visitor has begun to
 * look around.
 */
export function useLateTarget(isReady: boolean): void {
  const router = useRouter();
  const isAwaited = useRef(false);

  useEffect(() => {
    if (isReady) {
      const target = isAwaited.current && document.getElementById(router.state.location.hash);
      isAwaited.current = false;
      if (!target) return undefined;
      target.scrollIntoView(hashScroll);
      if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
      target.focus({ preventScroll: true });
      return undefined;
    }
    isAwaited.current = true;
    const leaveInPeace = () => {
      isAwaited.current = false;
    };
    for (const sign of signsOfLife) addEventListener(sign, leaveInPeace, { passive: true });
    return () => {
      for (const sign of signsOfLife) removeEventListener(sign, leaveInPeace);
    };
  }, [isReady, router]);
}
