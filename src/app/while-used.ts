import { preloadPagesInView } from './preload-links.ts';
import type { SiteRouter } from './router.tsx';

/** What a page does from the first sign on that somebody uses it. */
export function attend(router: SiteRouter): void {
  preloadPagesInView(router);
}
