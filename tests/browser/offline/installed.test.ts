import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { hydrated } from '../../support/browser.ts';
import { test } from '../site.ts';
import { startWithProfile } from './lasting-profile.ts';

/* The site as an app: installed by the browser itself, which it does in a lasting profile only. */

let profile: string;
beforeEach(() => {
  profile = mkdtempSync(path.join(tmpdir(), 'installed-'));
});
afterEach(() => {
  // The browser may still be writing when it says that it has closed.
  rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});

test('the browser offers to install, and starts in the window that is open', async ({ server }) => {
  const { url } = server;
  const { context, errors, open, close } = await startWithProfile(profile, { viewport: null });
  const page = await open(`${url}/family-law`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const session = await context.newCDPSession(page);
  expect((await session.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
  const manifest = await session.send('Page.getAppManifest');
  expect(manifest.url).toBe(`${url}/manifest.webmanifest`);
  expect(manifest.errors).toEqual([]);
  expect(JSON.parse(manifest.data ?? '{}')).toMatchObject({ id: '/', start_url: '/?source=home-screen' });
  expect((await session.send('Page.getAppId')).appId).toBe(`${url}/`);

  // The visit counts once the part that is loaded last has noted it.
  await page.waitForFunction(() => localStorage.getItem('install')?.includes('lastStart'));
  await page.goto(`${url}/team`);
  const invitation = page.getByRole('complementary', { name: 'Keep this site at hand' });
  await invitation.getByRole('button', { name: 'Install' }).waitFor();

  await session.send('PWA.install', { manifestId: `${url}/` });
  const windows = () =>
    context.pages().filter((opened) => opened.url().startsWith(`${url}/`) && opened !== page);
  const { targetId } = await session.send('PWA.launch', { manifestId: `${url}/` });
  const start = `${url}/?source=home-screen`;
  await expect.poll(() => context.pages().filter((opened) => opened.url() === start)).toHaveLength(1);
  const app = context.pages().find((opened) => opened.url() === start);
  if (!app) throw new Error('No window was opened');
  const count = windows().length;
  await app.goto(`${url}/team`);
  const appSession = await context.newCDPSession(app);
  const again = await appSession.send('PWA.launch', { manifestId: `${url}/` });
  expect(again.targetId).toBe(targetId);
  await app.waitForURL('**/?source=home-screen');
  expect(windows()).toHaveLength(count);
  expect(errors).toEqual([]);
  await close();
});

test('installed, it starts with the network off and opens every page', async ({ server }) => {
  const first = await startWithProfile(profile, { viewport: null });
  const installed = await first.open(`${server.url}/family-law`, { stored: true });
  const session = await first.context.newCDPSession(installed);
  await session.send('PWA.install', { manifestId: `${server.url}/` });
  await first.close();

  await server.stop();
  try {
    const start = `${server.url}/?source=home-screen`;
    const { context, errors, close } = await startWithProfile(profile, {
      viewport: null,
      args: [`--app=${start}`],
    });
    const [app] = context.pages();
    if (!app) throw new Error('No window was opened');
    await hydrated(app);
    expect(app.url()).toBe(start);
    expect(await app.evaluate(() => matchMedia('(display-mode: standalone)').matches)).toBe(true);
    expect(await app.locator('main h1').isVisible()).toBe(true);
    // Nothing is left to install.
    await app.locator('header summary').click();
    expect(await app.locator('header').getByRole('button', { name: 'Install' }).isVisible()).toBe(false);
    await app.getByRole('link', { name: 'Team', exact: true }).first().click();
    await app.waitForURL('**/team');
    await app.waitForFunction(() => document.activeElement?.tagName === 'H1');
    for (const address of ['/family-law', '/tax-advisory']) {
      await app.goto(server.url + address);
      await hydrated(app);
      expect(await app.locator('main h1').isVisible(), address).toBe(true);
    }
    // The shortcut for calling leads to the number.
    await app.goto(`${server.url}/contact?source=home-screen#call`);
    await hydrated(app);
    const number = app.locator('#call');
    expect(await number.getAttribute('href')).toMatch(/^tel:\+\d+$/);
    const height = await app.evaluate(() => innerHeight);
    await expect
      .poll(() => number.evaluate((link) => link.getBoundingClientRect().bottom))
      .toSatisfy((bottom: number) => bottom > 0 && bottom < height);
    expect([...first.errors, ...errors]).toEqual([]);
    await close();
  } finally {
    await server.restart();
  }
});

test('the icons keep to the rules of masks, one colour and iOS', async ({ open }) => {
  const { page } = await open('/team');
  /** Pixels of an icon: opaque ones, and those whose colour is not that of the corner, farther out than the circle. */
  const measure = (name: string) =>
    page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const { width, height } = image;
      const canvas = new OffscreenCanvas(width, height);
      const drawing = canvas.getContext('2d');
      if (!drawing) throw new Error('no canvas');
      drawing.drawImage(image, 0, 0);
      const { data } = drawing.getImageData(0, 0, width, height);
      const found = {
        opaque: 0,
        markOutside: 0,
        mark: 0,
        pixels: width * height,
        colours: new Set<string>(),
      };
      for (let pixel = 0; pixel < width * height; pixel += 1) {
        const [red = 0, green = 0, blue = 0, opacity = 0] = data.subarray(pixel * 4, pixel * 4 + 4);
        if (opacity === 255) found.opaque += 1;
        if (opacity > 0) found.colours.add(`${red} ${green} ${blue}`);
        const isMark = opacity > 0 && red + green + blue > 400;
        if (isMark) found.mark += 1;
        const away = Math.hypot((pixel % width) - width / 2, Math.floor(pixel / width) - height / 2);
        if (isMark && away > 0.4 * width) found.markOutside += 1;
      }
      return { ...found, colours: found.colours.size };
    }, `/icons/${name}.png`);

  for (const name of ['maskable-192', 'maskable-512', 'apple-touch-icon']) {
    const { opaque, pixels, mark } = await measure(name);
    expect(opaque, name).toBe(pixels);
    expect(mark / pixels, name).toBeGreaterThan(0.1);
  }
  for (const name of ['maskable-192', 'maskable-512', 'monochrome-512']) {
    expect((await measure(name)).markOutside, name).toBe(0);
  }
  const monochrome = await measure('monochrome-512');
  expect(monochrome.colours).toBe(1);
  expect(monochrome.opaque).toBeLessThan(monochrome.pixels / 2);
});
