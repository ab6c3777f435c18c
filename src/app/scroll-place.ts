import type { AnyRouter } from '@tanstack/react-router';

let isFirstPage = true;

/**
 * Whether the router may scroll to where a page begins or was left. The first page was there before its scripts: where
 * its reader has got to meanwhile, or the browser has brought it back to, it stays.
 */
export function mayScroll(): boolean {
  return !isFirstPage || scrollY === 0;
}

/**
 * Lets Back return also to a place that was scrolled to before the router listened. It remembers the place of a document
 * that has told it of a scroll, so it is told before it looks (router-core's scroll-restoration.ts).
 */
export function rememberEveryPlace(router: AnyRouter): void {
  router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
    if (!fromLocation) return;
    isFirstPage = false;
    document.dispatchEvent(new Event('scroll'));
  });
}
