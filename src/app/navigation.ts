import type { AnyRouter } from '@tanstack/react-router';
import { hashScroll } from '../device/motion.ts';

/*
 * What a browser does between two documents, and a site of one document must do itself: focus and scrolling.
 * (The head is HeadContent's.)
 */

/** Moves focus without scrolling, so that the keyboard goes on from there and a screen reader reads it. */
function moveFocus(target: HTMLElement | null): void {
  if (!target) return;
  if (!target.matches('a, button, input, select, textarea, [tabindex]')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** The address of the link by which an entry of the history was left. */
const leftBy = new Map<string | undefined, string | null | undefined>();

/**
 * After every navigation within the site focus goes to the link by which the visitor has left the page before, to the
 * hash's target, or to the page's heading. Scrolling (top, back to where one was, hash target) is the router's own.
 */
export function followNavigation(router: AnyRouter): void {
  router.subscribe('onRendered', ({ toLocation, pathChanged, hrefChanged }) => {
    const target = toLocation.hash ? document.getElementById(toLocation.hash) : null;
    // A link to where the visitor already is: the router would go back to where the page was before the click.
    if (target && !hrefChanged) target.scrollIntoView(hashScroll);
    const link = pathChanged && leftBy.get(toLocation.state.key);
    const goal = link ? document.querySelector<HTMLElement>(`main a[href=${JSON.stringify(link)}]`) : target;
    moveFocus(goal);
    // It may be hidden: in a menu that is closed now.
    if (pathChanged && document.activeElement !== goal) moveFocus(document.querySelector('main h1'));
  });
}

/** For so long the next page may be on its way without a sign, in milliseconds. */
const patience = 300;

let isFirstPage = true;

/**
 * Whether the router may scroll to where a page begins or was left. The first page was there before its scripts: where
 * its reader has got to meanwhile, or the browser has brought it back to, it stays.
 */
export function mayScroll(): boolean {
  const isArrival = isFirstPage;
  isFirstPage = false;
  return !isArrival || scrollY === 0;
}

/**
 * Lets Back return also to a place that was scrolled to before the router listened. It remembers the place of a document
 * that has told it of a scroll, so it is told before it looks (router-core's scroll-restoration.ts).
 *
 * Marks the document while the next page is awaited over a slow connection: the header shows a line.
 *
 * Removes what the build says of the first page to others (its languages, its card, and JSON-LD). They read the HTML
 * of every address; a page reached by a link says nothing, so that no script has to carry the data.
 */
export function leavePages(router: AnyRouter): void {
  const { dataset } = document.documentElement;
  let timer: ReturnType<typeof setTimeout> | undefined;
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (!fromLocation) return;
    clearTimeout(timer);
    timer = setTimeout(() => (dataset['pending'] = ''), patience);
    document.dispatchEvent(new Event('scroll'));
    if (!pathChanged) return;
    leftBy.set(fromLocation.state.key, document.activeElement?.getAttribute('href'));
    const said = document.querySelectorAll(
      'link[hreflang], meta[property], meta[name^=twitter], body > script[type="application/ld+json"]',
    );
    for (const element of said) element.remove();
  });
  router.subscribe('onResolved', () => {
    clearTimeout(timer);
    delete dataset['pending'];
  });
  // Behind a mask is another page: the browser must not take its place for that of the page which a reload shows.
  addEventListener('pagehide', () => {
    if (router.latestLocation.maskedLocation) history.scrollRestoration = 'manual';
  });
}
