import type { Page } from 'playwright-core';
import { hydrated, openPage, type OpenPageOptions } from '../support/browser.ts';
import { packageFile, type Judge, type Site } from './tools.ts';

const narrow = { width: 360, height: 740, isMobile: true, hasTouch: true } as const;
const wide = { width: 1280, height: 800 } as const;

/** Calls `look` with every page, read and at rest, behind the accepted disclaimer, as a visitor without a worker sees it. */
export async function visitPages(
  { base, paths, browser }: Site,
  options: OpenPageOptions,
  look: (page: Page, path: string) => Promise<void>,
): Promise<void> {
  const { page, close } = await openPage(browser, {
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    // The judges' own scripts come from no policy of the site.
    bypassCSP: true,
    ...options,
  });
  for (const path of paths) {
    await page.goto(base + path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await look(page, path);
  }
  await close();
}

interface EqualAccess {
  readonly Checker: new () => {
    check(target: Document, rules: readonly string[]): Promise<{ readonly results: readonly RuleResult[] }>;
  };
}
interface RuleResult {
  readonly ruleId: string;
  readonly value: readonly string[];
  readonly message: string;
  readonly path: { readonly dom: string };
}

/** IBM: a second set of rules for WCAG 2.2; what it is sure of counts. */
export const equalAccess: Judge = async (site) => {
  const findings: string[] = [];
  for (const size of [narrow, wide]) {
    await visitPages(site, size, async (page, path) => {
      await page.addScriptTag({ path: packageFile('accessibility-checker-engine', 'ace.js') });
      const failed = await page.evaluate(async () => {
        const { ace } = globalThis as unknown as { ace: EqualAccess };
        const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
        return results
          .filter(({ value }) => value.join('/') === 'VIOLATION/FAIL')
          .map(({ ruleId, message, path: { dom } }) => `${ruleId}: ${message} ${dom}`);
      });
      findings.push(...failed.map((words) => `${path} ${size.width} ${words}`));
    });
  }
  return { findings, figure: `${site.paths.length * 2} visits` };
};
