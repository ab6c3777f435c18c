import type { ResolvedConfig } from 'vite';
import { languageOf, languages, type Language } from '../../content/language.ts';
import { schemesOf } from '../../content/palette.ts';
import type { InlineScripts } from '../inline-scripts.ts';
import { notSavedMark } from '../../lib/not-saved.ts';
import { cachedCopy, networkCopy, type PageFrame } from '../page-variants.ts';
import { backdropsOf, inlineDrawings } from './inline-drawings.ts';
import { pageLetters } from './letters/page-letters.ts';
import type { PageFiles } from './page-files.ts';

export type PrerenderEntry = typeof import('../entry.tsx');

/** What Vite has put into index.html to load the entry. */
const entryTags =
  /\s*<(?:script type="module"[^>]*><\/script>|link rel="(?:modulepreload|stylesheet)"[^>]*>)/g;

/** The colour of the browser's bar in each scheme: that of the header's strip below it. */
const themeColours = ['light', 'dark']
  .map((scheme, index) => {
    const colour = schemesOf('dark-background')[index];
    return `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${colour}">`;
  })
  .join('');

/** What all pages are made of. */
interface PageMaterial {
  readonly entry: PrerenderEntry;
  /** Text of index.html as Vite has left it. */
  readonly template: string;
  readonly scripts: InlineScripts;
  readonly config: Pick<ResolvedConfig, 'root' | 'publicDir'>;
}

/** What stands around the pages of a language. */
export async function pageFrame(
  { entry, template, scripts, config }: PageMaterial,
  language: Language,
): Promise<PageFrame> {
  const gate = await entry.renderGate(language);
  const manifest = `<link rel="manifest" href="${entry.manifestAddress(language)}">`;
  return {
    template: template
      .replace('lang="en"', `lang="${language}"`)
      .replace('</head>', `  ${themeColours}${manifest}\n  </head>`),
    gate,
    scripts,
    letters: await pageLetters(language, config.root),
    backdrops: await backdropsOf(gate, config.publicDir),
  };
}

/**
 * Both copies of every page by the names of their files, 'team.html' and 'offline/team.html', and the modules
 * (page-files.ts) of each page that the worker stores by its name: 'team'. 'offline/not-saved.html' is the frame for a page
 * that is not on the device.
 */
export async function writePages(files: PageFiles, material: PageMaterial) {
  const { entry, config } = material;
  const bare = { ...material, template: material.template.replaceAll(entryTags, '') };
  const frames = new Map<Language, PageFrame>();
  for (const language of languages) frames.set(language, await pageFrame(bare, language));
  const copies = new Map<string, string>();
  const modules = new Map<string, readonly string[]>();
  for (const { path, file } of await entry.pagesToWrite()) {
    const frame = frames.get(languageOf(path));
    if (!frame) throw new Error(`${path} has no language`);
    const rendered = await entry.renderPage(path);
    const page = { ...rendered, html: await inlineDrawings(rendered.html, config.publicDir) };
    const sources = [...page.modules, ...page.lateParts];
    const sheets = files.stylesOf(sources);
    copies.set(file, networkCopy(frame, page, sheets, files.importsOf(page.modules)));
    if (!page.isStored) continue;
    modules.set(file.replace(/\.html$/, ''), sources);
    copies.set(`offline/${file}`, cachedCopy(frame, page, sheets));
  }
  for (const [file, html] of copies) {
    if (/^offline\/(?:.*\/)?404\.html$/.test(file))
      copies.set(file.replace('404', 'not-saved'), html.replace('<html', `<html ${notSavedMark}`));
  }
  return { copies, modules };
}
