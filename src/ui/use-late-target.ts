import { useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { listen, together } from '../device/listen.ts';
import { hashScroll } from '../device/motion.ts';

/**
 * Scrolls to the target of the address's hash, or to where the page was left, if that only exists once something is
 * ready; for the latter the router is told that the page is rendered. Not for a visitor who has begun to look around.
 */
export function useLateTarget(isReady: boolean): void {
  const router = useRouter();
  const isAwaited = useRef(false);

  // Before what is ready is painted: scroll anchoring takes the page elsewhere.
  useLayoutEffect(() => {
    if (!isReady || !isAwaited.current) return;
    isAwaited.current = false;
    const { location } = router.state;
    const target = document.getElementById(location.hash);
    if (target) {
      target.scrollIntoView(hashScroll);
      if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
      target.focus({ preventScroll: true });
      return;
    }
    const change = { pathChanged: false, hrefChanged: true, hashChanged: false };
    router.emit({ type: 'onRendered', fromLocation: location, toLocation: location, ...change });
  }, [isReady, router]);

  useEffect(() => {
    if (isReady) return undefined;
    isAwaited.current = true;
    const leaveInPeace = () => {
      isAwaited.current = false;
    };
    // The router has scrolled by then. Who opened this document and has moved on before its scripts stays there.
    const isFirstPage = !document.documentElement.dataset['hydrated'];
    const look = requestAnimationFrame(() => {
      const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      if (isFirstPage && scrollY > 0 && arrival?.type === 'navigate') leaveInPeace();
    });
    return together(
      () => cancelAnimationFrame(look),
      listen(window, 'wheel touchmove keydown pointerdown', leaveInPeace, { passive: true }),
    );
  }, [isReady]);
}
