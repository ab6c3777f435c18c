import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { hydrated, openPage } from '../support/browser.ts';
import { shiftsOf, watchShifts } from '../support/layout-shifts.ts';
import { serveInPieces } from '../support/serve-in-pieces.ts';
import { distFolder, useSite } from './site.ts';

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

test.each([360, 1280])(
  'nothing moves at %i px wherever the HTML of header and hero is cut',
  async (width) => {
    const html = await readFile(path.join(distFolder, 'approach.html'), 'utf8');
    const header = html.indexOf('<header');
    const end = html.indexOf('</section>', html.indexOf('<h1'));
    const tags = [...html.slice(header, end + 1).matchAll(/</g)].map(({ index }) => header + index);
    const loads = 8;
    for (let load = 0; load < loads; load += 1) {
      const host = await serveInPieces(
        html,
        tags.filter((_, index) => index % loads === load),
      );
      const { page, close } = await openPage(site.browser, { width });
      await watchShifts(page);
      await page.goto(host.url);
      expect(await shiftsOf(page), `load ${load}`).toEqual([]);
      await close();
      await host.close();
    }
  },
);
