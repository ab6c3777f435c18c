import { hashScroll } from '../device/motion.ts';
import { noteArrival } from '../lib/arrival.ts';
import type { SiteRouter } from './router.tsx';

/** Puts the page's title and description into the document's head, as the prerenderer did for the first page. */
function describeDocument(router: SiteRouter): void {
  const tags = router.state.matches.flatMap((match) => match.meta ?? []);
  const title = tags.map((tag) => tag?.title).findLast((text) => text !== undefined);
  if (title) document.title = title;
  const description = tags.find((tag) => tag?.name === 'description')?.content;
  if (description) document.querySelector('meta[name=description]')?.setAttribute('content', description);
  const canonical = router.state.matches.flatMap((match) => match.links ?? [])[0]?.href;
  if (canonical) document.querySelector('link[rel=canonical]')?.setAttribute('href', canonical);
}

/** Moves focus without scrolling, so that the keyboard goes on from there and a screen reader reads it. */
function moveFocus(target: HTMLElement | null): void {
  if (!target) return;
  if (!target.matches('a, button, input, select, textarea, [tabindex]')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * What a browser does on a new document and a router must do itself: after every navigation within the site the
 * document's head describes the new page, and focus goes to the hash's target or to the page's heading. Scrolling
 * (top, back to where one was, hash target) is the router's own.
 */
export function followNavigation(router: SiteRouter): void {
  let shown = location.pathname;
  router.history.subscribe(({ location: { pathname, hash }, action }) => {
    const isTop = action.type === 'PUSH' && hash === '' && pathname !== shown;
    noteArrival(isTop ? pathname : undefined);
    shown = pathname;
  });
  router.subscribe('onRendered', ({ toLocation, pathChanged, hrefChanged }) => {
    describeDocument(router);
    const target = toLocation.hash ? document.getElementById(toLocation.hash) : null;
    // A link to where the visitor already is: the router would go back to where the page was before the click.
    if (target && !hrefChanged) target.scrollIntoView(hashScroll);
    if (target) moveFocus(target);
    else if (pathChanged) moveFocus(document.querySelector('main h1'));
  });
}
