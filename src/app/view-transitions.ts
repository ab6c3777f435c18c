import type { RouterOptions, AnyRoute } from '@tanstack/react-router';

/** What the router takes for the change from page to page. */
type FadeOptions = NonNullable<RouterOptions<AnyRoute, 'never'>['defaultViewTransition']>;

/** Whether the visitor wants nothing to move; false where that cannot be asked. */
export function prefersReducedMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * A page fades into the next where the browser can do that and motion is welcome; a jump within a page does not. Only
 * browsers that know types of transitions let us decide at every navigation (https://www.w3.org/TR/css-view-transitions-2/).
 */
export function betweenPages(): FadeOptions {
  if (globalThis.CSS?.supports?.('selector(:active-view-transition-type(page))') !== true) return false;
  return {
    types: ({ fromLocation, pathChanged }) =>
      fromLocation && pathChanged && !prefersReducedMotion() ? ['page'] : false,
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
