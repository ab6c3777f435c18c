import type { Browser } from 'playwright-core';
import { distFolder } from '../../build/site-files.ts';
import { hydrated, openPage, startBrowser } from '../browser.ts';
import { startServer } from '../start-server.ts';
import { writePicture } from './picture.ts';

/*
 * npm run screenshots: takes the pictures that browsers show when they offer to install the site, of the site as it is
 * built in dist/. Run it after changing what they show, and commit what it writes.
 */

const pages = { home: '/', 'practice-area': '/family-law', expertise: '/expertise' } as const;

/** In CSS pixels, with the density that makes them the sizes of src/prerender/build/app-manifest.ts. */
const shapes = {
  narrow: { width: 360, height: 720, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  wide: { width: 1280, height: 800, deviceScaleFactor: 1 },
} as const;

const wanted = [
  ['home', 'narrow'],
  ['practice-area', 'narrow'],
  ['expertise', 'narrow'],
  ['home', 'wide'],
  ['practice-area', 'wide'],
] as const;

async function take(browser: Browser, url: string, [name, shape]: (typeof wanted)[number]): Promise<void> {
  const { page, close } = await openPage(browser, {
    ...shapes[shape],
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    bypassCSP: true,
  });
  // A Wednesday at noon in Dhaka: the office is open.
  await page.clock.setFixedTime(new Date('2026-07-01T06:00:00Z'));
  await page.goto(url + pages[name]);
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  await writePicture(page, `screenshot-${name}-${shape}`, 128);
  await close();
}

const server = await startServer({ distDir: distFolder });
const browser = await startBrowser();
for (const entry of wanted) await take(browser, server.url, entry);
await browser.close();
await server.close();
