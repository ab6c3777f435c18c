import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { hydrated, openPage } from '../../support/browser.ts';
import { shiftsOf, watchShifts } from '../../support/layout-shifts.ts';
import { serveInPieces } from '../../support/serve-in-pieces.ts';
import { distFolder, useSite } from '../site.ts';

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

/** Parts of pages that stand in view: the page, and between what its HTML is cut. */
const parts = {
  'the header': ['approach', '<header', '</header>'],
  'the hero of a page': ['approach', '<main', '</section>'],
  'the way to a page with a long name': ['company-formation', '<main', '</h1>'],
  'the beginning of the home page': ['index', '<main', '</ul>'],
  'the first member of the team': ['team', 'class="positions', '</article>'],
  'the list of services': ['expertise', '<main', '</main>'],
  'the list of a page that does not exist': ['404', '<main', '</main>'],
  'the button in the corner': ['approach', '<aside', '</aside>'],
} as const;

describe.each([
  { width: 360, height: 740 },
  { width: 1280, height: 1600 },
])('nothing moves at $width px', (size) => {
  test.each(Object.entries(parts))('wherever %s is cut', async (_, [name, from, to]) => {
    const html = await readFile(path.join(distFolder, `${name}.html`), 'utf8');
    const start = html.indexOf(from);
    const end = html.indexOf(to, start) + 1;
    expect([start, end].every((place) => place > 0)).toBe(true);
    const tags = [...html.slice(start, end).matchAll(/</g)].map(({ index }) => start + index);
    const loads = 4;
    for (let load = 0; load < loads; load += 1) {
      const host = await serveInPieces(
        html,
        tags.filter((_tag, index) => index % loads === load),
      );
      const { page, close } = await openPage(site.browser, size);
      await watchShifts(page);
      await page.goto(host.url);
      expect(await shiftsOf(page), `load ${load}`).toEqual([]);
      await close();
      await host.close();
    }
  });
});
