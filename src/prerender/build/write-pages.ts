import type { Rolldown } from 'vite';
import type { InlineScripts } from '../early-script.ts';
import { withoutFolder } from '../../lib/kept-page.ts';
import { firstLoads, withoutEntryTags } from './first-load.ts';
import { backdropsOf, inlineDrawings } from './inline-drawings.ts';
import { splitPages } from './page-pieces.ts';
import { pourPage } from './pour-page.ts';

type PrerenderEntry = typeof import('../entry.tsx');

interface Surroundings {
  readonly bundle: Rolldown.OutputBundle;
  readonly entry: PrerenderEntry;
  /** Text of index.html as Vite has left it. */
  readonly template: string;
  /** Texts of the inline scripts. */
  readonly scripts: InlineScripts;
  readonly publicFolder: string;
}

/** Every page of the site as HTML, by the name of its file without the ending: 'team'. */
export async function writePages(around: Surroundings): Promise<ReadonlyMap<string, string>> {
  const { bundle, entry, scripts, publicFolder } = around;
  const template = withoutEntryTags(around.template);
  const gate = entry.renderGate();
  const backdrops = await backdropsOf(gate, publicFolder);
  const files = [
    ...entry.pagePaths.map((page) => ({ page, name: page === '/' ? 'index' : page.slice(1) })),
    ...entry.shells.map(({ path: page, file }) => ({ page, name: file.replace(/\.html$/, '') })),
  ];
  const rendered = new Map<string, Awaited<ReturnType<PrerenderEntry['renderPage']>>>();
  for (const { page, name } of files) {
    const { html, ...rest } = await entry.renderPage(page);
    rendered.set(name, { ...rest, html: await inlineDrawings(html, publicFolder) });
  }
  const loads = firstLoads(bundle, rendered, template + gate);
  const pages = new Map<string, string>();
  for (const [name, page] of rendered) {
    const firstLoad = loads.get(name);
    if (!firstLoad) throw new Error(`Nothing says which styles ${name} has`);
    pages.set(name, pourPage({ ...page, template, gate, backdrops, scripts, firstLoad }));
  }
  return pages;
}

/** The same pages as the worker keeps them (sw/kept-pages.ts), as files of the build by name. */
export function writeKeptPages(
  pages: ReadonlyMap<string, string>,
  folder: string,
): ReadonlyMap<string, string> {
  const kept = splitPages(new Map([...pages].map(([name, html]) => [name, withoutFolder(html, folder)])));
  return new Map([
    ['kept/pieces.json', JSON.stringify(kept.pieces)],
    ...[...kept.pages].map(([name, parts]) => [`kept/${name}.json`, JSON.stringify(parts)] as const),
  ]);
}
