import { expect } from 'vitest';
import { languages, localPath } from '../../../src/content/language.ts';
import { lastLanguage } from '../../support/languages.ts';
import { faultsOfLargeText, findViolations, foreignWords, overflowing } from '../../support/page-checks.ts';
import { test } from '../site.ts';
import { formStates } from './form-states.ts';
import { pageStates } from './page-states.ts';

/* Every state of pages and forms in every language; every-page.test.ts judges the pages as they open. */

const cases = languages.map(async (language) =>
  Object.entries({ ...(await pageStates(language)), ...(await formStates(language)) })
    .filter(([, { once }]) => !once || language === lastLanguage)
    .map(([name, state]) => [`${name} (${language})`, language, state] as const),
);

test.for((await Promise.all(cases)).flat())(
  '%s: is sound, wide and narrow',
  async (
    [, language, { address, enter, press, shown, fault, once, ...options }],
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
      if (once || language === judged) expect(await findViolations(page)).toEqual([]);
      expect(await overflowing(page)).toEqual([]);
      expect(await foreignWords(page)).toEqual([]);
    }
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await faultsOfLargeText(page)).toEqual([]);
    }
  },
);
