import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect } from 'vitest';
import { footPagePaths, mainPagePaths, practiceAreaSlugs, serviceSlugs } from '../../../src/content/slugs.ts';
import { removed } from '../../second-firm/changes.ts';
import { makeSecondFirm } from '../../second-firm/make.ts';
import { runVite } from '../../support/changed-build.ts';
import { load } from '../../support/browser.ts';
import { startServer } from '../../support/start-server.ts';
import { lateFormReady, submitContact } from '../forms/outbox-setting.ts';
import { strictTest as test } from '../site.ts';

/*
 * The site of another firm (tests/second-firm), published at an address of its own, with its API on another origin: what
 * follows from the content does. `npm run test:second-firm` runs all tests over it.
 */

let secondFirm: ReturnType<typeof startSecondFirm> | undefined;

/** Builds the site of the second firm, and starts the API that it asks. @param origin where the site will be served */
async function startSecondFirm(origin: string) {
  const api = await startServer({ allowedOrigins: [origin] });
  const folder = await makeSecondFirm();
  await runVite(folder, {
    SITE_URL: 'https://www.mahananda-law.com.bd',
    VITE_API_BASE_URL: `${api.url}/api/`,
  });
  return { api, folder, dist: path.join(folder, 'dist') };
}

afterAll(async () => {
  if (!secondFirm) return;
  const { api, folder } = await secondFirm;
  await api.close();
  rmSync(folder, { recursive: true });
});

test.for([
  {
    root: '',
    firm: 'Mahananda Rahman, Chowdhury & Associates',
    office: 'Dhaka office',
    member: "U Shwe Prue Marma (O'Neil)",
  },
  {
    root: '/bn',
    firm: 'মহানন্দা রহমান, চৌধুরী অ্যান্ড অ্যাসোসিয়েটস',
    office: 'ঢাকা কার্যালয়',
    member: "উ শোয়ে প্রু মারমা (ও'নীল)",
  },
])(
  'the second firm, at $root: its people, areas, offices and API',
  { timeout: 300_000 },
  async ({ root, firm, office, member }, { open, server }) => {
    secondFirm ??= startSecondFirm(server.url);
    const { api, dist } = await secondFirm;
    server.useDist(dist);
    const { context, page } = await open(root || '/', { stored: true });
    const goTo = async (address: string) => {
      await page.locator('header summary').click();
      await page.locator(`header nav a[href="${root}${address}"]`).click();
      await page.waitForURL(`**${root}${address}`);
    };

    expect(await page.locator('main h1').textContent()).toContain(firm);
    expect(await page.locator('#our-services [role=group]').count()).toBe(5);
    const menu = page.locator('footer a[href^="/"]');
    const slugs = [...practiceAreaSlugs, ...serviceSlugs].filter((slug) => !removed.includes(slug));
    // The last one leads to what is stored on the device.
    expect(await menu.count()).toBe(mainPagePaths.length + slugs.length + footPagePaths.length + 1);
    expect(await page.locator('a[href*="facebook"], a[href$="/property-land-vetting"]').count()).toBe(0);
    expect(await page.locator('footer address').textContent()).toContain(office);
    const word = page.locator('footer [data-word]').first();
    await word.scrollIntoViewIfNeeded();
    expect(await word.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);

    await goTo('/team');
    const portraits = page.locator('main article img');
    await expect.poll(() => portraits.count()).toBe(3);
    for (const portrait of await portraits.all()) {
      await portrait.scrollIntoViewIfNeeded();
      await portrait.evaluate((image: HTMLImageElement) => image.decode());
    }
    expect(await page.locator('main article', { hasText: member }).count()).toBe(1);

    await goTo('/contact');
    await expect.poll(() => page.locator('#contact-info address').count()).toBe(2);
    await lateFormReady(page);
    const words = `Written at ${root}/contact`;
    await submitContact(page.locator('#contact-form form'), words);
    const messages = () => api.submissions('contacts').map((each) => each.message);
    await expect.poll(messages).toContain(words);
    expect(server.submissions('contacts')).toEqual([]);

    await server.stop();
    const tab = await context.newPage();
    for (const address of ['/admiralty-maritime-law', '/tax-advisory', '/contact']) {
      await load(tab, server.url + root + address);
      expect(await tab.title()).toContain(firm);
    }
  },
);
