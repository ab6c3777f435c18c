import type { Rolldown } from 'vite';
import { pageAssets, type PageModules } from './page-assets.ts';

/** What a page's HTML says about its styles and scripts. */
export interface FirstLoad {
  /** For the end of the head. */
  readonly head: string;
  /** For the end of the body. */
  readonly end: string;
}

function sourceOf(bundle: Rolldown.OutputBundle, file: string): string {
  const output = bundle[file];
  if (output?.type !== 'asset') throw new Error(`The build has no ${file}`);
  return String(output.source).trim();
}

/**
 * The styles of a page lie in the HTML itself: it paints with the first answer, without waiting for a second. The
 * same sheets also stand there as links that are not fetched (`disabled`), which is how Vite's loader knows that
 * another page need not fetch them.
 *
 * The scripts are only named here, in the order in which they import each other; src/prerender/early-script.ts asks for
 * them and runs them once something has been painted, so that neither line nor processor is taken from that.
 */
export function firstLoad(bundle: Rolldown.OutputBundle, page: PageModules): FirstLoad {
  const { scripts, siteStyles, pageStyles } = pageAssets(bundle, page);
  const inline = [siteStyles, pageStyles]
    .map((files) => files.map((file) => sourceOf(bundle, file)).join('\n'))
    .filter((text) => text !== '')
    .map((text) => `<style>${text}</style>`);
  const known = [...siteStyles, ...pageStyles].map(
    (file) => `<link rel="stylesheet" crossorigin disabled href="/${file}">`,
  );
  const addresses = JSON.stringify(scripts.map((file) => `/${file}`));
  return {
    head: [...inline, ...known].join('\n'),
    end: `<script type="application/json" data-scripts>${addresses}</script>`,
  };
}

/** Takes out of Vite's index.html what it has put there to load the entry. */
export function withoutEntryTags(html: string): string {
  return html.replaceAll(
    /\s*<(?:script type="module"[^>]*><\/script>|link rel="(?:modulepreload|stylesheet)"[^>]*>)/g,
    '',
  );
}
