import { distFolder } from '../../build/site-files.ts';
import { load, openPage, startBrowser } from '../browser.ts';
import { startServer } from '../start-server.ts';
import { writePicture } from './picture.ts';
import { areaPath } from '../every-page.ts';
import { languages, localPath } from '../../../src/content/language.ts';

/*
 * npm run screenshots: takes the pictures that browsers show when they offer to install the site, of the site as it is
 * built in dist/. Run it after changing what they show, and commit what it writes.
 */

/** In CSS pixels, with the density that makes them the sizes of src/prerender/app-manifest.ts. */
const shapes = {
  narrow: { width: 360, height: 720, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  wide: { width: 1280, height: 800 },
} as const;

const wanted = [
  ['home', '/', 'narrow'],
  ['practice-area', areaPath, 'narrow'],
  ['expertise', '/expertise', 'narrow'],
  ['home', '/', 'wide'],
  ['practice-area', areaPath, 'wide'],
] as const;

const wantedIn = languages.flatMap((language) => wanted.map((each) => [language, ...each] as const));
const server = await startServer({ distDir: distFolder });
const browser = await startBrowser();
for (const [language, name, address, shape] of wantedIn) {
  const { page, close } = await openPage(browser, {
    ...shapes[shape],
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    bypassCSP: true,
  });
  // A Wednesday at noon in Dhaka: the office is open.
  await page.clock.setFixedTime(new Date('2026-07-01T06:00:00Z'));
  // The disclaimer was accepted by that clock.
  await page.addInitScript(() => localStorage.setItem('disclaimer-accepted-at', String(Date.now())));
  // The fonts of the site are shown where they are here already.
  for (let times = 0; times < 2; times += 1) await load(page, server.url + localPath(language, address));
  await page.evaluate(() => document.fonts.ready);
  await writePicture(page, localPath(language, `/screenshot-${name}-${shape}`).slice(1), 128, 90);
  await close();
}
await browser.close();
await server.close();
