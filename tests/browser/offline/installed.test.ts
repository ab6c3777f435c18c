import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { browserSwitches, findChromium, hydrated, offlineReady } from '../../support/browser.ts';
import { useSite } from '../site.ts';

/* The site as an app: installed by the browser itself, which it does in a lasting profile only. */

const site = useSite();

let profile: string;
beforeEach(() => {
  profile = mkdtempSync(path.join(tmpdir(), 'installed-'));
});
afterEach(() => {
  // The browser may still be writing when it says that it has closed.
  rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});

/** Starts a browser with the lasting profile. Every message of its pages goes to `messages`. */
async function startInstalled(messages: string[], ...args: string[]): Promise<BrowserContext> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('Chromium is missing: npm test installs it');
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    viewport: null,
    args: [...browserSwitches, ...args],
  });
  context.setDefaultTimeout(15_000);
  context.on('weberror', (error) => messages.push(error.error().message));
  context.on('console', (message) => {
    // Chromium says so of every page that keeps the prompt for its own button, and of a dialog that comes late.
    if (!/^(Banner not shown|Autofocus processing)/.test(message.text())) messages.push(message.text());
  });
  return context;
}

/** Reads the site once and has the browser install it. */
async function installSite(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${site.server.url}/family-law`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const session = await context.newCDPSession(page);
  await session.send('PWA.install', { manifestId: `${site.server.url}/` });
  return page;
}

async function accept(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('disclaimer-accepted', 'true');
    localStorage.setItem('disclaimer-accepted-at', String(Date.now()));
  });
}

test('Chromium finds nothing that stands against installing, and reads the manifest as it is meant', async () => {
  const messages: string[] = [];
  const context = await startInstalled(messages);
  const page = await context.newPage();
  await page.goto(`${site.server.url}/team`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const session = await context.newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  const { url, errors, data } = await session.send('Page.getAppManifest');
  expect(url).toBe(`${site.server.url}/manifest.webmanifest`);
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '{}')).toMatchObject({ id: '/', start_url: '/?source=home-screen' });
  expect((await session.send('Page.getAppId')).appId).toBe(`${site.server.url}/`);
  expect(messages).toEqual([]);
  await context.close();
});

test('the browser offers to install, and the invitation of the second page asks through it', async () => {
  const messages: string[] = [];
  const context = await startInstalled(messages);
  const page = await context.newPage();
  await page.goto(`${site.server.url}/family-law`);
  await accept(page);
  // The visit counts once the part that is loaded last has noted it.
  await page.waitForFunction(() => localStorage.getItem('install')?.includes('lastStart'));
  await page.goto(`${site.server.url}/team`);
  const invitation = page.getByRole('complementary', { name: 'Keep this site at hand' });
  await invitation.getByRole('button', { name: 'Install' }).waitFor();
  expect(messages).toEqual([]);
  await context.close();
});

test('installed, it starts from the home screen with the network off and opens every kind of page', async () => {
  const messages: string[] = [];
  const first = await startInstalled(messages);
  const installed = await installSite(first);
  await accept(installed);
  await offlineReady(installed);
  await first.close();

  await site.server.stop();
  try {
    const start = `${site.server.url}/?source=home-screen`;
    const context = await startInstalled(messages, `--app=${start}`);
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
      await app.goto(site.server.url + address);
      await hydrated(app);
      expect(await app.locator('main h1').isVisible(), address).toBe(true);
    }
    // The shortcut for calling leads to the number.
    await app.goto(`${site.server.url}/contact?source=home-screen#call`);
    await hydrated(app);
    const number = app.locator('#call');
    expect(await number.getAttribute('href')).toMatch(/^tel:\+\d+$/);
    const height = await app.evaluate(() => innerHeight);
    await expect
      .poll(() => number.evaluate((link) => link.getBoundingClientRect().bottom))
      .toSatisfy((bottom: number) => bottom > 0 && bottom < height);
    await context.close();
  } finally {
    await site.server.restart();
  }
  expect(messages).toEqual([]);
});

test('a start from the home screen takes the window that is open', async () => {
  const messages: string[] = [];
  const context = await startInstalled(messages);
  const page = await installSite(context);
  const session = await context.newCDPSession(page);
  const windows = () => context.pages().filter((open) => open.url().startsWith(site.server.url));
  const { targetId } = await session.send('PWA.launch', { manifestId: `${site.server.url}/` });
  await expect
    .poll(() => windows().map((open) => open.url()))
    .toEqual([`${site.server.url}/?source=home-screen`]);
  const [app] = windows();
  if (!app) throw new Error('No window was opened');
  await app.goto(`${site.server.url}/team`);
  const again = await (
    await context.newCDPSession(app)
  ).send('PWA.launch', { manifestId: `${site.server.url}/` });
  expect(again.targetId).toBe(targetId);
  await app.waitForURL('**/?source=home-screen');
  expect(windows()).toHaveLength(1);
  expect(messages).toEqual([]);
  await context.close();
});

test('the icons keep to the rules: masks leave the circle free, one colour is one, iOS gets no transparency', async () => {
  const page = await site.browser.newPage();
  await page.goto(`${site.server.url}/team`);
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
  await page.close();
});
