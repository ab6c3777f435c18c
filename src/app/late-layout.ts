import { firstScreenId } from '../lib/first-screen.ts';
import { longestAnswer } from '../lib/quick-line.ts';

/**
 * Selects what the first screen of a page seldom shows: its later sections, the cards of a section, the footer. Such a part
 * must not share a margin with what stands around it, for one that is left out has its margins to itself.
 */
export const lateParts = ':is(main>:nth-child(n+3),main>section article,footer)';

/** What is painted together, and on which lines: the arguments of {@link paintFirstScreenTogether}. */
export const firstScreen = [firstScreenId, longestAnswer] as const;

/*
 * The browser lays out the first screen by itself, and what lies below it piece by piece afterwards, so that neither the
 * first paint nor a tap waits for all of it: `content-visibility` for the first moments of a page. Whoever scrolls
 * meanwhile finds everything there. These functions are printed into every page as inline scripts: they may use nothing
 * but their arguments and the browser.
 */

/**
 * For the head of a page: leaves out what is not on the screen. Not where the page opens further down, for that needs
 * the height of all that stands above; and not where the worker brings it, all at once and without a wait.
 * @param parts {@link lateParts}
 */
export function layOutFirstScreen(parts: string): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || navigation?.type !== 'navigate' || navigation.workerStart > 0) return;
  if (!CSS.supports('content-visibility:auto')) return;
  const sheet = new CSSStyleSheet();
  // A height near that of most pieces; one that is on the screen has its own at once.
  sheet.replaceSync(`@media screen{${parts}{content-visibility:auto;contain-intrinsic-height:auto 400px}}`);
  document.adoptedStyleSheets = [sheet];
}

/**
 * For the head of a page: has header, title and drawing painted together. On a quick line what is missing of them is
 * here before a frame of the header alone would be done; on a slow one the header comes first. Not where the worker brings the page: it was painted later for it.
 * @param id of the element that is waited for; browsers that cannot wait (`rel=expect`) paint what is there
 * @param longest milliseconds until the host began its answer, on a line that is quick
 */
export function paintFirstScreenTogether(id: string, longest: number): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!navigation || navigation.workerStart > 0) return;
  if (navigation.responseStart - navigation.requestStart > longest) return;
  const link = document.createElement('link');
  link.setAttribute('blocking', 'render');
  document.head.append(Object.assign(link, { rel: 'expect', href: `#${id}` }));
}

/**
 * For the end of a page: lays out one piece a frame.
 * @param parts {@link lateParts}
 */
export function layOutTheRest(parts: string): void {
  const [sheet] = document.adoptedStyleSheets;
  if (!sheet) return;
  const pieces = [...document.querySelectorAll<HTMLElement>(parts)];
  const laidOut: HTMLElement[] = [];
  const finish = (): void => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    for (const { style } of laidOut) style.removeProperty('content-visibility');
    for (const use of uses) removeEventListener(use, finish, true);
    pieces.length = 0;
  };
  // A press or a key can lead to a place whose height must be known.
  const uses = ['click', 'keydown'];
  for (const use of uses) addEventListener(use, finish, true);
  const afterFrame = (): void => {
    requestAnimationFrame(() =>
      setTimeout(() => {
        const piece = pieces.shift();
        if (!piece) {
          finish();
          return;
        }
        piece.style.setProperty('content-visibility', 'visible');
        laidOut.push(piece);
        afterFrame();
      }),
    );
  };
  afterFrame();
}
