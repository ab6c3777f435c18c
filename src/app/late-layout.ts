import { firstScreenId } from '../lib/first-screen.ts';
import { fromDeviceMark } from '../lib/kept-page.ts';
import { longestAnswer } from '../lib/quick-line.ts';

/**
 * Selects what the first screen of a page seldom shows: its later sections, the cards of a section, the footer. Such a part
 * must not share a margin with what stands around it, for one that is left out has its margins to itself.
 */
export const lateParts = ':is(main>:nth-child(n+3),main>section article,footer)';

/** So many frames lay out what was left out: each of them costs a slow phone some time of its own. */
export const lateFrames = 3;

/** The arguments of {@link paintFirstScreenFirst}. */
export const firstScreen = [firstScreenId, lateParts, longestAnswer, fromDeviceMark] as const;

/*
 * Where a line brings a page quicker than a slow phone can lay it out, the browser lays out the first screen by itself,
 * and what lies below it in the frames that follow, so that neither the first paint nor a tap waits for all of it:
 * `content-visibility` for the first moments of a page. Whoever scrolls meanwhile finds everything there. These functions
 * are printed into every page as inline scripts: they may use nothing but their arguments and the browser.
 */

/**
 * For the head of a page: has header, title and drawing painted together, and leaves out what is not on the screen. Not
 * on a slow line, where the header comes first and little more than the first screen is here by then; not where the page
 * comes from the device, for it was painted later so; and nothing is left out where the page opens further down, which
 * needs the height of all that stands above.
 * @param id of the element that is waited for; browsers that cannot wait (`rel=expect`) paint what is there
 * @param parts {@link lateParts}
 * @param longest milliseconds until the host began its answer, on a line that is quick
 * @param mark of a page that is made of what is on the device
 */
export function paintFirstScreenFirst(id: string, parts: string, longest: number, mark: string): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!navigation || document.documentElement.hasAttribute(mark)) return;
  if (navigation.responseStart - navigation.requestStart > longest) return;
  const link = document.createElement('link');
  link.setAttribute('blocking', 'render');
  document.head.append(Object.assign(link, { rel: 'expect', href: `#${id}` }));

  if (location.hash || navigation.type !== 'navigate' || !CSS.supports('content-visibility:auto')) return;
  const sheet = new CSSStyleSheet();
  // A height near that of most pieces; one that is on the screen has its own at once.
  sheet.replaceSync(`@media screen{${parts}{content-visibility:auto;contain-intrinsic-height:auto 400px}}`);
  document.adoptedStyleSheets = [sheet];
}

/**
 * For the end of a page: lays out what was left out.
 * @param parts {@link lateParts}
 * @param frames {@link lateFrames}
 */
export function layOutTheRest(parts: string, frames: number): void {
  const [sheet] = document.adoptedStyleSheets;
  if (!sheet) return;
  const pieces = [...document.querySelectorAll<HTMLElement>(parts)];
  const laidOut: HTMLElement[] = [];
  const share = Math.ceil(pieces.length / frames);
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
        if (pieces.length <= share) {
          finish();
          return;
        }
        for (const piece of pieces.splice(0, share)) {
          piece.style.setProperty('content-visibility', 'visible');
          laidOut.push(piece);
        }
        afterFrame();
      }),
    );
  };
  afterFrame();
}
