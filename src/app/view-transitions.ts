import type { RouterOptions, AnyRoute } from '@tanstack/react-router';
import { prefersReducedMotion } from '../device/motion.ts';

/** What the router takes for the change from page to page. */
type FadeOptions = NonNullable<RouterOptions<AnyRoute, 'never'>['defaultViewTransition']>;

/**
 * Two frames, in milliseconds. A fade begins with a picture of the old page, which costs a slow phone as much again
 * before the next page is there.
 */
const longestWait = 33;

/**
 * Watches how long presses wait until the page hears of them, which tells a slow phone, or a busy one, from others.
 * @returns whether the navigation at hand comes from a press that was heard late
 */
function watchPresses(): () => boolean {
  let waited = 0;
  addEventListener('click', ({ timeStamp }) => (waited = performance.now() - timeStamp), { capture: true });
  // Back and Forward are no presses.
  addEventListener('popstate', () => (waited = 0));
  return () => waited > longestWait;
}

/**
 * A page fades into the next where the browser can do that, motion is welcome and the press was heard at once; a jump
 * within a page does not. Only browsers that know types of transitions let us decide at every navigation
 * (https://www.w3.org/TR/css-view-transitions-2/).
 */
export function betweenPages(): FadeOptions {
  if (globalThis.CSS?.supports?.('selector(:active-view-transition-type(page))') !== true) return false;
  const wasHeardLate = watchPresses();
  return {
    types: ({ fromLocation, pathChanged }) =>
      fromLocation && pathChanged && !prefersReducedMotion() && !wasHeardLate() ? ['page'] : false,
  };
}

/**
 * A fade that a quicker visitor overtakes is skipped, which the browser reports to whoever started it; the router does
 * not listen, and it would end as an unhandled rejection. Nothing is lost: the next page is there without a fade.
 */
export function acceptSkippedFades(): void {
  if (typeof document.startViewTransition !== 'function') return;
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (options) => {
    const transition = start(options);
    transition.ready.catch(() => undefined);
    return transition;
  };
}
