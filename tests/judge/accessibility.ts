import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Judge } from './judge.ts';
import { visitPages } from './page-visits.ts';

const widths = [
  { width: 360, height: 740, isMobile: true, hasTouch: true },
  { width: 1280, height: 800 },
] as const;
const schemes = ['light', 'dark'] as const;

/** Every rule, best practices included, on every page, narrow and wide, light and dark. */
export const axe: Judge = {
  name: 'axe',
  about: 'Deque: WCAG 2.0 A to 2.2 AA and best practices, 360 and 1280 px, light and dark',
  async run(subject) {
    const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
    const findings: string[] = [];
    for (const size of widths) {
      for (const colorScheme of schemes) {
        await visitPages(subject, { ...size, colorScheme }, async (page, path) => {
          await page.evaluate(source);
          const { violations } = await page.evaluate(() =>
            (globalThis as unknown as { axe: typeof import('axe-core') }).axe.run({
              runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
            }),
          );
          for (const { id, nodes } of violations) {
            for (const { target } of nodes)
              findings.push(`${path} ${size.width} ${colorScheme} ${id}: ${target.join(' ')}`);
          }
        });
      }
    }
    return { findings, figure: `${subject.paths.length * widths.length * schemes.length} visits` };
  },
};

interface EqualAccess {
  readonly Checker: new () => {
    check(
      target: Document,
      rules: readonly string[],
    ): Promise<{
      readonly results: readonly {
        readonly ruleId: string;
        readonly value: readonly string[];
        readonly message: string;
        readonly path: { readonly dom: string };
      }[];
    }>;
  };
}

/** A second set of rules for the same guidelines; what it is sure of counts. */
export const equalAccess: Judge = {
  name: 'IBM Equal Access',
  about: 'WCAG 2.2, a second set of rules, 360 and 1280 px',
  async run(subject) {
    const findings: string[] = [];
    for (const size of widths) {
      await visitPages(subject, size, async (page, path) => {
        await page.addScriptTag({ path: subject.tools.file('accessibility-checker-engine', 'ace.js') });
        const results = await page.evaluate(async () => {
          const { ace } = globalThis as unknown as { ace: EqualAccess };
          const report = await new ace.Checker().check(document, ['WCAG_2_2']);
          return report.results.map(({ ruleId, value, message, path: place }) => ({
            ruleId,
            value: value.join('/'),
            message,
            dom: place.dom,
          }));
        });
        for (const { ruleId, value, message, dom } of results) {
          if (value === 'VIOLATION/FAIL') findings.push(`${path} ${size.width} ${ruleId}: ${message} ${dom}`);
        }
      });
    }
    return { findings, figure: `${subject.paths.length * widths.length} visits` };
  },
};
