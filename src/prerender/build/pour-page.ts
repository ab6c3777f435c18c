import { createHash } from 'node:crypto';
import type { RenderedPage } from '../render-page.tsx';
import type { FirstLoad } from './first-load.ts';

interface PageParts extends RenderedPage {
  /** index.html with its marks `<!--page-head-->`, `<!--gate-->` and `<!--page-->`. */
  readonly template: string;
  readonly gate: string;
  /** Text of the inline script that drives the gate. */
  readonly script: string;
  readonly firstLoad: FirstLoad;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);

function replaceMark(template: string, mark: string, html: string): string {
  if (!template.includes(mark)) throw new Error(`index.html has no ${mark}`);
  // A function, so that a dollar sign in the text is a dollar sign.
  return template.replace(mark, () => html);
}

/** The whole document of one page. */
export function pourPage({ template, gate, script, firstLoad, title, meta, links, html }: PageParts): string {
  const head = [
    `<title>${escape(title)}</title>`,
    ...meta.map(({ name, content }) => `<meta name="${escape(name)}" content="${escape(content)}">`),
    ...links.map(({ rel, href }) => `<link rel="${escape(rel)}" href="${escape(href)}">`),
  ].join('\n    ');
  const parts: readonly (readonly [string, string])[] = [
    ['<!--page-head-->', head],
    ['</head>', `${firstLoad.head}\n</head>`],
    ['<!--gate-->', `${gate}<script>${script}</script>`],
    ['<!--page-->', html],
    ['</body>', `${firstLoad.end}\n</body>`],
  ];
  return parts.reduce((document, [mark, part]) => replaceMark(document, mark, part), template);
}

/** Source expression of a Content-Security-Policy that allows an inline script of exactly this text. */
export function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
