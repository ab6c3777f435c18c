import type { RouterOptions, AnyRoute } from '@tanstack/react-router';
import { prefersReducedMotion } from '../device/motion.ts';

/** Only browsers that know types of transitions let us decide at every navigation. */
const canChoose = globalThis.CSS?.supports?.('selector(:active-view-transition-type(page))') === true;

/**
 * A page fades into the next where the browser can do that and motion is welcome; a jump within a page does not
 * (https://www.w3.org/TR/css-view-transitions-2/).
 */
export const fade: NonNullable<RouterOptions<AnyRoute, 'never'>['defaultViewTransition']> = canChoose && {
  types: ({ fromLocation, pathChanged }) =>
    fromLocation && pathChanged && !prefersReducedMotion() ? ['page'] : false,
};

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
