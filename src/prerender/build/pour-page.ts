import type { InlineScripts } from '../early-script.ts';
import type { RenderedPage } from '../render-page.tsx';
import type { FirstLoad } from './first-load.ts';
import { endOfFirstScreen } from './first-screen.ts';

/** Where the Content-Security-Policy goes: before everything that it concerns. */
export const policyMark = '<!--content-policy-->';

interface PageParts extends RenderedPage {
  /** index.html with its marks: {@link policyMark}, `<!--head-script-->`, `<!--page-head-->`, `<!--gate-->`, `<!--page-->`. */
  readonly template: string;
  readonly gate: string;
  /** Data URLs of the gate's drawings (backdropsOf in inline-drawings.ts). */
  readonly backdrops: Readonly<Record<string, string>>;
  readonly scripts: InlineScripts;
  readonly firstLoad: FirstLoad;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);

function replaceMark(template: string, mark: string, html: string): string {
  if (!template.includes(mark)) throw new Error(`index.html has no ${mark}`);
  // A function, so that a dollar sign in the text is a dollar sign.
  return template.replace(mark, () => html);
}

/** JSON that cannot end the script element around it. */
function jsonForHtml(value: object): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}

/** What asks for the lists of a page that shows some. */
function listsOf(lists: RenderedPage['lists'], scripts: InlineScripts): string {
  if (!lists) return '';
  return `<script type="application/json" data-lists>${jsonForHtml(lists)}</script><script>${scripts.lists}</script>`;
}

/**
 * The whole document of one page, but for the mark of its Content-Security-Policy, which is known when all pages are.
 */
export function pourPage({
  template,
  gate,
  backdrops,
  scripts,
  firstLoad,
  html,
  ...page
}: PageParts): string {
  const { title, meta, properties, links, lists } = page;
  const head = [
    `<title>${escape(title)}</title>`,
    ...meta.map(({ name, content }) => `<meta name="${escape(name)}" content="${escape(content)}">`),
    ...properties.map(
      ({ property, content }) => `<meta property="${escape(property)}" content="${escape(content)}">`,
    ),
    ...links.map(({ rel, href }) => `<link rel="${escape(rel)}" href="${escape(href)}">`),
  ].join('\n    ');
  // Search engines read it anywhere; at the end nobody waits for it.
  const structuredData = page.structuredData
    ? `<script type="application/ld+json">${jsonForHtml(page.structuredData)}</script>\n`
    : '';
  const fold = endOfFirstScreen(html);
  const end = [
    structuredData + firstLoad.end,
    `<script type="application/json" data-backdrops>${jsonForHtml(backdrops)}</script>`,
    // Behind all that it reads.
    `<script>${scripts.late}</script>`,
  ].join('\n');
  const parts: readonly (readonly [string, string])[] = [
    ['<!--head-script-->', `<script>${scripts.head}</script>${listsOf(lists, scripts)}`],
    ['<!--page-head-->', head],
    ['</head>', `${firstLoad.head}\n</head>`],
    ['<!--gate-->', `${gate}<script>${scripts.early}</script>`],
    ['<!--page-->', html.slice(0, fold) + firstLoad.later + html.slice(fold)],
    ['</body>', `${end}\n</body>`],
  ];
  return parts.reduce((document, [mark, part]) => replaceMark(document, mark, part), template);
}
