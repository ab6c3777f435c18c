import { fromDeviceMark } from '../lib/kept-page.ts';
import { longestAnswer } from '../lib/quick-line.ts';

/**
 * Selects what the first screen of a page seldom shows: its later sections, the cards of a section, the footer. Such a part
 * must not share a margin with what stands around it, for one that is left out has its margins to itself.
 */
export const lateParts = ':is(main>:nth-child(n+3),main>section article,footer)';

/** So many frames lay out what was left out: each of them costs a slow phone some time of its own. */
export const lateFrames = 3;

/** The arguments of {@link layOutFirstScreen}. */
export const firstScreen = [lateParts, longestAnswer, fromDeviceMark] as const;

/*
 * Where a line brings a page quicker than a slow phone can lay it out, the browser lays out the first screen by itself,
 * and what lies below it in the frames that follow, so that neither the first paint nor a tap waits for all of it:
 * `content-visibility` for the first moments of a page. Whoever scrolls meanwhile finds everything there. These functions
 * are printed into every page as inline scripts: they may use nothing but their arguments and the browser.
 */

/**
 * For the head of a page: leaves out what is not on the screen. Not on a slow line, where little more than the first
 * screen is here by the first paint; not where the page comes from the device, for it was painted later so; and not where
 * it opens further down, for that needs the height of all that stands above.
 * @param parts {@link lateParts}
 * @param longest milliseconds until the host began its answer, on a line that is quick
 * @param mark of a page that is made of what is on the device
 */
export function layOutFirstScreen(parts: string, longest: number, mark: string): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'navigate' || document.documentElement.hasAttribute(mark)) return;
  if (navigation.responseStart - navigation.requestStart > longest) return;
  if (location.hash || !CSS.supports('content-visibility:auto')) return;
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
