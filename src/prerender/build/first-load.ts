import type { Rolldown } from 'vite';
import { laterStylesTag } from '../../lib/kept-page.ts';
import { endOfFirstScreen } from './first-screen.ts';
import { pageAssets, type PageAssets, type PageModules } from './page-assets.ts';
import { classesOf, splitSheet, type SplitSheet } from './split-styles.ts';

/** What a page's HTML says about its styles and scripts. */
export interface FirstLoad {
  /** For the end of the head. */
  readonly head: string;
  /** For where the first screen ends ({@link endOfFirstScreen}). */
  readonly later: string;
  /** For the end of the body. */
  readonly end: string;
}

interface RenderedScreen extends PageModules {
  readonly html: string;
}

function sourceOf(bundle: Rolldown.OutputBundle, file: string): string {
  const output = bundle[file];
  if (output?.type !== 'asset') throw new Error(`The build has no ${file}`);
  return String(output.source).trim();
}

/** Every sheet in two. Pages that share a sheet share both, so that the worker keeps them once (page-pieces.ts). */
function splitSheets(
  bundle: Rolldown.OutputBundle,
  pages: readonly (PageAssets & { classes: Set<string> })[],
) {
  const classes = new Map<string, Set<string>>();
  for (const page of pages) {
    for (const file of [...page.siteStyles, ...page.pageStyles])
      classes.set(file, new Set([...(classes.get(file) ?? []), ...page.classes]));
  }
  return new Map([...classes].map(([file, names]) => [file, splitSheet(sourceOf(bundle, file), names)]));
}

const styleElement = (styles: string) => styles && `<style>${styles}</style>`;

/** Within a drawing the text of a style element is text like any other. */
const textInDrawing = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * The styles of a page lie in the HTML itself: it paints with the first answer, without waiting for a second. What no
 * first screen shows comes behind it. A style element may stand in the head only, but for that of a drawing, which counts
 * for the whole page (https://www.w3.org/TR/SVG2/styling.html#StyleElement); src/prerender/early-script.ts takes its text
 * to the head. The same sheets also stand there as links that are not fetched (`disabled`), which is how Vite's loader
 * knows that another page need not fetch them.
 *
 * The scripts are only named here, in the order in which they import each other; src/prerender/early-script.ts asks for
 * them and runs them once something has been painted, so that neither line nor processor is taken from that.
 * @param pages all pages of the site, by name
 * @param frame what stands around every page
 */
export function firstLoads(
  bundle: Rolldown.OutputBundle,
  pages: ReadonlyMap<string, RenderedScreen>,
  frame: string,
): ReadonlyMap<string, FirstLoad> {
  const assets = new Map(
    [...pages].map(([name, page]) => [
      name,
      {
        ...pageAssets(bundle, page),
        classes: classesOf(frame + page.html.slice(0, endOfFirstScreen(page.html))),
      },
    ]),
  );
  const sheets = splitSheets(bundle, [...assets.values()]);
  const textOf = (files: readonly string[], part: keyof SplitSheet) =>
    files.map((file) => sheets.get(file)?.[part] ?? '').join('');
  return new Map(
    [...assets].map(([name, { scripts, siteStyles, pageStyles }]) => {
      const sheetsOf = (part: keyof SplitSheet) =>
        [siteStyles, pageStyles].map((files) => textOf(files, part));
      const head = sheetsOf('first').map(styleElement).join('');
      const later = sheetsOf('later')
        .map((styles) => styleElement(textInDrawing(styles)))
        .join('');
      const known = [...siteStyles, ...pageStyles].map(
        (file) => `<link rel="stylesheet" crossorigin disabled href="/${file}">`,
      );
      const addresses = JSON.stringify(scripts.map((file) => `/${file}`));
      return [
        name,
        {
          head,
          later: `${laterStylesTag}${later}</svg>`,
          end: [...known, `<script type="application/json" data-scripts>${addresses}</script>`].join('\n'),
        },
      ];
    }),
  );
}

/** Takes out of Vite's index.html what it has put there to load the entry. */
export function withoutEntryTags(html: string): string {
  return html.replaceAll(
    /\s*<(?:script type="module"[^>]*><\/script>|link rel="(?:modulepreload|stylesheet)"[^>]*>)/g,
    '',
  );
}
