import { moduleEnding } from './class-names.ts';

/** Style modules of what no first screen shows: the end of every page, and what opens when it is pressed. */
const lateModules = [
  'src/layout/footer/footer.module.css',
  'src/layout/footer/reflection.module.css',
  'src/layout/contact-button/contact-button.module.css',
  'src/layout/header/menu-sheet.module.css',
  'src/forms/newsletter-form.module.css',
];
const lateEndings = new Set(lateModules.map(moduleEnding));

/** Kept out of sight until its styles are there; unlayered rules go before this one. */
const unstyled = '@layer unstyled{#root>footer,#root>aside{visibility:';

interface SplitStyles {
  readonly early: string;
  readonly late: string;
}

/** The rules of a style sheet, each with its block, whatever is in it. */
function rulesOf(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  let quote = '';
  for (const [index, character] of [...css].entries()) {
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
    if (quote === '' && depth === 0 && (character === '}' || character === ';')) {
      rules.push(css.slice(start, index + 1).trim());
      start = index + 1;
    }
  }
  return rules;
}

/** Whether a rule speaks of late modules and of no other. */
function isLate(head: string): boolean {
  const endings = [...head.matchAll(/(?:\.|@keyframes )[\w-]*-([a-z0-9]{3})(?![\w-])/g)].map(
    ([, ending = '']) => ending,
  );
  return endings.length > 0 && endings.every((ending) => lateEndings.has(ending));
}

function split(css: string): SplitStyles {
  const parts = rulesOf(css).map((rule): SplitStyles => {
    const block = /^(@(?:media|supports)[^{]*)\{([\s\S]*)\}$/.exec(rule);
    if (!block)
      return isLate(rule.slice(0, rule.indexOf('{'))) ? { early: '', late: rule } : { early: rule, late: '' };
    const [, condition = '', inner = ''] = block;
    const { early, late } = split(inner);
    const around = (text: string) => (text === '' ? '' : `${condition}{${text}}`);
    return { early: around(early), late: around(late) };
  });
  return { early: parts.map(({ early }) => early).join(''), late: parts.map(({ late }) => late).join('') };
}

/**
 * Parts the styles of every page into those that the first screen needs, for the head, and those of what comes after
 * it, for the end of the page: every kilobyte before the first screen is a fiftieth of a second at 400 kbit/s.
 * @param css minified, with class names as {@link moduleEnding} knows them
 */
export function splitStyles(css: string): SplitStyles {
  const { early, late } = split(css);
  if (late === '')
    throw new Error('No rule belongs to what comes late: are the names of the style modules right?');
  return { early: `${early}${unstyled}hidden}}`, late: `${late}${unstyled}visible}}` };
}
