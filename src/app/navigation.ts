import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';
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

/** By which link an entry of the history was left: its address, and which of the links to there it is. */
const leftBy = new Map<string | undefined, readonly [href: string | null, index: number]>();

const linksTo = (href: string | null) =>
  [...document.links].filter((link) => link.getAttribute('href') === href);

function rememberLink({ state }: ParsedLocation): void {
  const link = document.activeElement;
  const href = link?.getAttribute('href') ?? null;
  leftBy.set(state.key, [href, linksTo(href).findIndex((other) => other === link)]);
}

function linkThatLeft({ state }: ParsedLocation): HTMLElement | undefined {
  const [href, index] = leftBy.get(state.key) ?? [null, -1];
  return linksTo(href)[index];
}

/**
 * After every navigation within the site focus goes to the link by which the visitor has left the page before, to the
 * hash's target, or to the page's heading. Scrolling (top, back to where one was, hash target) is the router's own.
 */
export function followNavigation(router: AnyRouter): void {
  router.subscribe('onRendered', ({ toLocation, pathChanged, hrefChanged }) => {
    const target = toLocation.hash ? document.getElementById(toLocation.hash) : null;
    // A link to where the visitor already is: the router would go back to where the page was before the click.
    if (target && !hrefChanged) target.scrollIntoView(hashScroll);
    const link = pathChanged ? linkThatLeft(toLocation) : undefined;
    const goal = link ?? target;
    moveFocus(goal);
    // It may be hidden: in a menu that is closed now.
    if (pathChanged && document.activeElement !== goal) moveFocus(document.querySelector('main h1'));
  });
}

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
 *
 * Removes what the build says of the first page to search engines (its other languages, and JSON-LD). They read the HTML
 * of every address; a page reached by a link says nothing, so that no script has to carry the data.
 */
export function leavePages(router: AnyRouter): void {
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (!fromLocation) return;
    isFirstPage = false;
    document.dispatchEvent(new Event('scroll'));
    if (!pathChanged) return;
    rememberLink(fromLocation);
    const said = document.querySelectorAll(
      'link[hreflang], meta[property$=alternate], body > script[type="application/ld+json"]',
    );
    for (const element of said) element.remove();
  });
  // Behind a mask is another page: the browser must not take its place for that of the page which a reload shows.
  addEventListener('pagehide', () => {
    if (router.latestLocation.maskedLocation) history.scrollRestoration = 'manual';
  });
}
