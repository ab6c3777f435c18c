import { expect, test } from 'vitest';
import { hydrated, openPage } from '../support/browser.ts';
import { shiftsOf, watchShifts } from '../support/layout-shifts.ts';
import { useSite } from './site.ts';

const site = useSite();

test('nothing moves on any screen while a page arrives', async () => {
  const phone = { width: 360, height: 740 };
  for (const { width, height } of [phone, { width: 768, height: 1024 }, { width: 1280, height: 1600 }]) {
    const { page, close } = await openPage(site.browser, { width, height });
    await watchShifts(page);
    for (const address of ['/', '/family-law', '/company-formation', '/approach', '/expertise', '/contact']) {
      await page.goto(site.server.url + address);
      await hydrated(page);
      await page.waitForTimeout(300);
      expect(await shiftsOf(page), `${address} at ${width} px`).toEqual([]);
    }
    await close();
  }
});
