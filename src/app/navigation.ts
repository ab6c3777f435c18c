import type { AnyRouter } from '@tanstack/react-router';
import { hashScroll } from '../device/motion.ts';

/* What a browser does between two documents, and a site of one document must do itself: focus and scrolling. */

/** Moves focus without scrolling, so that the keyboard goes on from there and a screen reader reads it. */
function moveFocus(target: HTMLElement | null): void {
  if (!target) return;
  if (!target.matches('a, button, input, select, textarea, [tabindex]')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

const linksTo = (href: string) => [
  ...document.querySelectorAll<HTMLElement>(`a[href=${JSON.stringify(href)}]`),
];

/** By which link an entry of the history was left: its address, and which of the links to there it is. */
const leftBy = new Map<string | undefined, readonly [href: string, index: number]>();

/**
 * After every navigation within the site focus goes to the link by which the visitor has left the page before, to the
 * hash's target, or to the page's heading. Scrolling (top, back to where one was, hash target) is the router's own, but
 * for a link to where the visitor already is, and for a hash without a target: that page begins at its top.
 */
export function followNavigation(router: AnyRouter): void {
  let isRepeated = false;
  router.subscribe('onBeforeNavigate', ({ fromLocation, hrefChanged, pathChanged }) => {
    if (!fromLocation) return;
    isRepeated = !hrefChanged;
    // Back shall return also to a place that was scrolled to before the router listened: it remembers the place of a
    // document that has told it of a scroll (router-core's scroll-restoration.ts).
    document.dispatchEvent(new Event('scroll'));
    if (!pathChanged) return;
    const link = document.activeElement as HTMLElement;
    const href = link.getAttribute('href') ?? '';
    leftBy.set(fromLocation.state.key, [href, linksTo(href).indexOf(link)]);
    // What the build says of the first page to others, who read the HTML of every address: no script carries it.
    const said = document.querySelectorAll(
      'link[hreflang], meta[property], meta[name^=twitter], body > script[type="application/ld+json"]',
    );
    for (const element of said) element.remove();
  });
  router.subscribe('onRendered', ({ toLocation, pathChanged }) => {
    const { hash, state } = toLocation;
    const target = hash ? document.getElementById(hash) : null;
    const left = pathChanged && leftBy.get(state.key);
    const place = target ?? (hash ? null : document.body);
    if (isRepeated) place?.scrollIntoView(hashScroll);
    else if (pathChanged && hash && !target && !left) scrollTo({ top: 0, behavior: 'instant' });
    const [href = '', index = -1] = left || [];
    const goal = linksTo(href)[index] ?? target;
    moveFocus(goal);
    // It may be hidden: in a menu that is closed now.
    if ((pathChanged || isRepeated) && document.activeElement !== goal)
      moveFocus(document.querySelector('main h1'));
    isRepeated = false;
  });
  // Behind a mask is another page: the browser must not take its place for that of the page which a reload shows.
  addEventListener('pagehide', () => {
    if (router.latestLocation.maskedLocation) history.scrollRestoration = 'manual';
  });
}

/** For so long the next page may be on its way without a sign, in milliseconds. */
const patience = 300;

/** Tells in the header, over a slow connection, that the next page is awaited: the words are seen as a line there. */
export function tellPending(router: AnyRouter, words: () => string | undefined): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = (text = '') => document.querySelector('header > [role=status]')?.replaceChildren(text);
  router.subscribe('onBeforeNavigate', () => {
    clearTimeout(timer);
    timer = setTimeout(() => tell(words()), patience);
  });
  router.subscribe('onResolved', () => {
    clearTimeout(timer);
    tell();
  });
}

let isFirstPage = true;

/**
 * Whether the router may scroll to where a page begins or was left. The first page was there before its scripts: where
 * its reader has got to meanwhile, or the browser has brought it back to, it stays. The router asks at each rendering.
 */
export function mayScroll(): boolean {
  const isArrival = isFirstPage;
  isFirstPage = false;
  return !isArrival || scrollY === 0;
}
