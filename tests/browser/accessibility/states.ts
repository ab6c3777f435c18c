import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { languages, localPath, type Language } from '../../../src/content/language.ts';
import { lastLanguage } from '../../support/languages.ts';
import { faultsOfLargeText, findViolations, foreignWords, overflowing } from '../../support/page-checks.ts';
import type { TestServer } from '../../support/start-server.ts';
import { test } from '../site.ts';

/* Every state that a page can be brought into; every-page.test.ts judges the pages as they open. */

/** A state that a page can be brought into. */
export interface State {
  readonly address: string;
  /** Leads the page to the state, and what is pressed then. */
  readonly enter?: (page: Page, server: TestServer) => Promise<unknown>;
  readonly press?: string;
  /** What must be seen then. */
  readonly shown: string;
  /** Looked at in the language that differs most from English, and in no other. */
  readonly lastLanguageOnly?: true;
  readonly accepted?: false;
  readonly stored?: true;
  /** What the server is told before. */
  readonly fault?: Parameters<TestServer['switches']['set']>[0];
}

export type States = Readonly<Record<string, State>>;

export const goOffline = (page: Page) => page.context().setOffline(true);

/** A selector of Playwright's: what has this role and this name for screen readers. */
export const named = (role: string, name: string) => `role=${role}[name=${JSON.stringify(name)}]`;

/** Tests these states, which are named in the words of a language, in every language. */
export async function testStates(statesIn: (language: Language) => Promise<States>): Promise<void> {
  const cases = languages.map(async (language) =>
    Object.entries(await statesIn(language))
      .filter(([, { lastLanguageOnly }]) => !lastLanguageOnly || language === lastLanguage)
      .map(([name, state]) => [`${name} (${language})`, language, state] as const),
  );
  test.for((await Promise.all(cases)).flat())(
    '%s: is sound, wide and narrow',
    async (
      [, language, { address, enter, press, shown, fault, lastLanguageOnly, ...options }],
      { open, openShared, server },
    ) => {
      if (fault) server.switches.set(fault);
      const { page } = await (options.stored ? open : openShared)(localPath(language, address), options);
      await enter?.(page, server);
      if (press) await page.locator(press).first().click();
      // Colours and roles are those of every language: axe looks at each state in light in one, in dark in another.
      for (const [colorScheme, size, judged] of [
        ['light', { width: 1280, height: 800 }, 'en'],
        ['dark', { width: 320, height: 640 }, lastLanguage],
      ] as const) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize(size);
        await page.locator(shown).first().waitFor({ timeout: 30_000 });
        if (lastLanguageOnly || language === judged) expect(await findViolations(page)).toEqual([]);
        expect(await overflowing(page)).toEqual([]);
        expect(await foreignWords(page)).toEqual([]);
      }
      for (const width of [320, 768]) {
        await page.setViewportSize({ width, height: 640 });
        expect(await faultsOfLargeText(page)).toEqual([]);
      }
    },
  );
}
