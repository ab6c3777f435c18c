import type { PageLetters } from './build/letters/page-letters.ts';
import type { StyleSheet } from './build/page-files.ts';
import type { InlineScripts } from './inline-scripts.ts';
import type { RenderedPage } from './render-page.tsx';

/** Where the Content-Security-Policy goes: before everything that it concerns. */
export const policyMark = '<!--content-policy-->';

/** What stands around every page. */
export interface PageFrame {
  /** index.html with its marks: {@link policyMark}, `<!--page-head-->`, `<!--gate-->`, `<!--page-->`. */
  readonly template: string;
  /** Markup of the disclaimer's gate. */
  readonly gate: string;
  /** Data URLs of the gate's drawings by their addresses (backdropsOf in build/inline-drawings.ts). */
  readonly backdrops: Readonly<Record<string, string>>;
  readonly scripts: InlineScripts;
  /** Fonts of the language, and the sheet that names them. */
  readonly letters: PageLetters;
}

/** Fonts that the first paint of every page uses (app/tokens.css). */
const fonts = ['/fonts/tiro-bangla-latin.woff2', '/fonts/anek-bangla-latin-wght.woff2'];

const loader = '<script async type="module" src="/boot.js"></script>';

/** The same file under an address that only the worker's cache answers: page and loader are of one build. */
const cachedLoader = loader.replace('boot.js', 'boot.js?cached');

/** A text as it may stand in an attribute in double quotes. */
const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

function replaceMark(template: string, mark: string, html: string): string {
  if (!template.includes(mark)) throw new Error(`index.html has no ${mark}`);
  // A function, so that a dollar sign in the text is a dollar sign.
  return template.replace(mark, () => html);
}

/** JSON that cannot end the script element around it. */
const jsonForHtml = (value: object) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/**
 * The document of one page, but for its policy, which is known when all pages are.
 * @param headEnd what this copy has at the end of its head, as `bodyEnd` at that of its body
 */
export function documentOf(frame: PageFrame, page: RenderedPage, headEnd = '', bodyEnd = ''): string {
  const { template, gate, backdrops, scripts } = frame;
  const structuredData =
    page.structuredData && `<script type="application/ld+json">${jsonForHtml(page.structuredData)}</script>`;
  const start = page.isStart ? `<script>${scripts.start}</script>` : '';
  const atEnd = [
    structuredData,
    `<script type="application/json" data-backdrops>${jsonForHtml(backdrops)}</script>`,
    // Behind all that it reads.
    `<script>${scripts.late}</script>`,
    page.hasForm && `<script>${scripts.form}</script>`,
    bodyEnd,
  ].filter(Boolean);
  const parts: readonly (readonly [string, string])[] = [
    ['<!--page-head-->', page.head],
    ['</head>', `${headEnd}\n</head>`],
    ['<!--gate-->', `${start}${gate}<script>${scripts.early}</script>`],
    ['<!--page-->', page.html],
    ['</body>', `${atEnd.join('\n')}\n</body>`],
  ];
  return parts.reduce((document, [mark, part]) => replaceMark(document, mark, part), template);
}

/**
 * The copy for the network: its styles lie in it, so that it paints with the first answer, and the lists of the server
 * that it will show are on their way before the scripts that ask for them. The sheets are also named as links that are
 * not fetched (`disabled`), by which Vite's loader knows that it need not fetch them.
 * @param imports addresses of the page's own scripts, for the loader (boot.ts)
 */
export function networkCopy(
  frame: PageFrame,
  page: RenderedPage,
  own: readonly StyleSheet[],
  imports: readonly string[],
): string {
  const sheets = [...own, ...frame.letters.sheets];
  const styles = sheets.map(({ text }) => text).join('');
  const lists = page.lists.map(
    (address) => `<link rel="preload" as="fetch" crossorigin href="${escapeText(address)}">`,
  );
  const known = sheets.map(({ address }) => `<link rel="stylesheet" disabled href="${address}">`);
  const head = `${loader}${page.alternates}${lists.join('')}<style>${styles}</style>`;
  const scripts = `<script type="application/json" data-imports>${jsonForHtml(imports)}</script>`;
  return documentOf(frame, page, head, [...known, scripts].join('\n'));
}

/**
 * The copy for the worker's cache names by address the sheets, fonts and gate's drawing that it shares with other pages.
 * Nobody shall find it by a search, so it tells search engines nothing.
 */
export function cachedCopy(frame: PageFrame, page: RenderedPage, sheets: readonly StyleSheet[]): string {
  const isListed = !page.head.includes('name="robots"');
  const head = [
    cachedLoader,
    ...(isListed ? ['<meta name="robots" content="noindex">'] : []),
    ...[...sheets, ...frame.letters.sheets].map(
      ({ address }) => `<link rel="stylesheet" crossorigin href="${address}">`,
    ),
    ...[...fonts, ...frame.letters.fonts.keys()].map(
      (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
    ),
  ];
  const backdrops = Object.fromEntries(Object.keys(frame.backdrops).map((address) => [address, address]));
  return documentOf({ ...frame, backdrops }, { ...page, structuredData: null }, head.join('\n'));
}
