/** A style sheet in two: what the first screen of any of its pages needs, and the rest. */
export interface SplitSheet {
  readonly first: string;
  readonly later: string;
}

/** Strings, which may hold anything, and what begins or ends a rule. */
const boundaries = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{};]/g;

/** The rules of a minified style sheet; a block such as `@media` is one. */
function rulesOf(sheet: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: found, index } of sheet.matchAll(boundaries)) {
    if (found === '{') depth += 1;
    if (found === '}') depth -= 1;
    if (depth > 0 || !'};'.includes(found)) continue;
    rules.push(sheet.slice(start, index + 1).trim());
    start = index + 1;
  }
  return rules;
}

/** Leaves out what stands in brackets, from the inside out: `.a:not(:is(.b))` becomes `.a:not`. */
function withoutArguments(selector: string): string {
  const shorter = selector.replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, '');
  return shorter === selector ? selector : withoutArguments(shorter);
}

/** Whether each of the selectors needs a class that none of these is. */
function matchesNone(selectors: string, classes: ReadonlySet<string>): boolean {
  return withoutArguments(selectors)
    .split(',')
    .every((selector) => [...selector.matchAll(/\.([\w-]+)/g)].some(([, name = '']) => !classes.has(name)));
}

/** Blocks of rules that are rules of the sheet under a condition. */
const conditional = /^@(?:media|supports|layer|container)\b[^{;]*\{/;

function splitRules(sheet: string, classes: ReadonlySet<string>): Record<keyof SplitSheet, string[]> {
  const parts: Record<keyof SplitSheet, string[]> = { first: [], later: [] };
  for (const rule of rulesOf(sheet)) {
    const [condition = ''] = conditional.exec(rule) ?? [];
    if (/^@media print\s*\{/.test(rule)) {
      parts.later.push(rule);
    } else if (condition) {
      const inner = splitRules(rule.slice(condition.length, -1), classes);
      for (const part of ['first', 'later'] as const) {
        if (inner[part].length > 0) parts[part].push(`${condition}${inner[part].join('')}}`);
      }
    } else {
      const isLater = !rule.startsWith('@') && matchesNone(rule.slice(0, rule.indexOf('{')), classes);
      parts[isLater ? 'later' : 'first'].push(rule);
    }
  }
  return parts;
}

/**
 * Takes out of a minified style sheet what can show on no first screen: rules for classes that are not there, and those
 * for paper. On a slow line every kilobyte before the first paint counts, and on a slow phone every rule. Within each of
 * the two the rules keep their order.
 * @param classes names of all classes on the first screens of the pages that have the sheet
 */
export function splitSheet(sheet: string, classes: ReadonlySet<string>): SplitSheet {
  const { first, later } = splitRules(sheet, classes);
  const text = first.filter((rule) => !rule.startsWith('@keyframes')).join('');
  const isShown = (rule: string) => {
    const [, name] = /^@keyframes ([\w-]+)/.exec(rule) ?? [];
    return name === undefined || text.includes(name);
  };
  return {
    first: first.filter((rule) => isShown(rule)).join(''),
    later: [...first.filter((rule) => !isShown(rule)), ...later].join(''),
  };
}

/** The names of all classes that elements of an HTML text have. */
export function classesOf(html: string): Set<string> {
  return new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));
}
