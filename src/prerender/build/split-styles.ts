import path from 'node:path';
import { className } from './class-names.ts';

/** Style modules of what no first screen shows: it lies below, or opens when it is asked for. */
const laterModules = [
  'src/forms/newsletter-form.module.css',
  'src/layout/contact-button/contact-ways.module.css',
  'src/layout/footer/footer.module.css',
  'src/layout/footer/reflection.module.css',
  'src/layout/header/menu-sheet.module.css',
];

const root = path.resolve(import.meta.dirname, '../../..');
const endingOf = (name: string) => name.slice(name.lastIndexOf('-') + 1);
const laterEndings = new Set(laterModules.map((file) => endingOf(className('any', path.join(root, file)))));

/** The rules of a minified style sheet, blocks such as `@media` as one. */
function rulesOf(sheet: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: brace, index } of sheet.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth > 0) continue;
    rules.push(sheet.slice(start, index + 1).trim());
    start = index + 1;
  }
  return rules;
}

function isLater(rule: string): boolean {
  if (rule.startsWith('@media print')) return true;
  const selectors = rule.replaceAll(/\{[^{}]*\}/g, ' ');
  const names = selectors.match(/(?:\.|@keyframes )[\w-]+/g) ?? [];
  return names.length > 0 && names.every((name) => laterEndings.has(endingOf(name)));
}

/** A style sheet in two. */
interface SplitStyles {
  readonly first: string;
  readonly later: string;
}

/**
 * Takes out of a style sheet what the first screen does without: on a slow line every kilobyte before it counts, and on
 * a slow phone every rule. Print rules are among it, for the paper is not the first to be looked at.
 */
export function splitStyles(sheet: string): SplitStyles {
  const parts: Record<keyof SplitStyles, string[]> = { first: [], later: [] };
  for (const rule of rulesOf(sheet)) parts[isLater(rule) ? 'later' : 'first'].push(rule);
  return { first: parts.first.join('\n'), later: parts.later.join('\n') };
}

/** One style element a sheet: what pages share, the worker keeps once (page-pieces.ts). */
export function styleElements(sheets: readonly string[]): string {
  return sheets
    .filter((sheet) => sheet !== '')
    .map((sheet) => `<style>${sheet}</style>`)
    .join('\n');
}

/**
 * Styles behind the page: a style element may stand in the head only, but for the one of a drawing, which counts for the
 * whole page (https://www.w3.org/TR/SVG2/styling.html#StyleElement).
 */
export function stylesBehindThePage(sheets: readonly string[]): string {
  return `<svg data-later-styles style="display:none">${styleElements(sheets)}</svg>`;
}
