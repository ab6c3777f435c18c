import { expect } from 'vitest';
import { hydrated, load } from '../../support/browser.ts';
import { test } from '../site.ts';
import { newProfile, startWithProfile } from './lasting-profile.ts';
import { areaPath } from '../../support/every-page.ts';

/* The site as an app: installed by the browser itself, which it does in a lasting profile only. */

test('the browser offers to install, and starts in the open window', async ({ server, onTestFinished }) => {
  const profile = newProfile(onTestFinished);
  const { url } = server;
  const { context, errors, open, close } = await startWithProfile(profile, { viewport: null });
  const page = await open(`${url}${areaPath}`);
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
  const start = `${url}/?source=home-screen`;
  const { targetId } = await session.send('PWA.launch', { manifestId: `${url}/` });
  const started = () => context.pages().filter((opened) => opened.url() === start);
  await expect.poll(started).toHaveLength(1);
  const [app] = started();
  if (!app) throw new Error('No window was opened');
  const { length } = context.pages();
  await app.goto(`${url}/team`);
  const appSession = await context.newCDPSession(app);
  const again = await appSession.send('PWA.launch', { manifestId: `${url}/` });
  expect(again.targetId).toBe(targetId);
  await app.waitForURL(start);
  expect(context.pages()).toHaveLength(length);
  expect(errors).toEqual([]);
  await close();
});

test('installed, it starts with the network off', async ({ server, onTestFinished }) => {
  const profile = newProfile(onTestFinished);
  const first = await startWithProfile(profile, { viewport: null });
  const installed = await first.open(`${server.url}${areaPath}`, { stored: true });
  const session = await first.context.newCDPSession(installed);
  await session.send('PWA.install', { manifestId: `${server.url}/` });
  await first.close();

  await server.stop();
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
  await app.locator('a[href="/team"]').first().click();
  await app.waitForURL('**/team');
  await app.waitForFunction(() => document.activeElement?.tagName === 'H1');
  // The shortcut for calling leads to the number.
  await load(app, `${server.url}/contact?source=home-screen#call`);
  const number = app.locator('#call');
  expect(await number.getAttribute('href')).toMatch(/^tel:\+\d+$/);
  await expect
    .poll(() =>
      number.evaluate((link) => {
        const { bottom } = link.getBoundingClientRect();
        return bottom > 0 && bottom < innerHeight;
      }),
    )
    .toBe(true);
  expect([...first.errors, ...errors]).toEqual([]);
  await close();
});

test('the icons keep to the rules of masks, one colour and iOS', async ({ open }) => {
  const { page } = await open('/team');
  /** Shares of an icon's pixels: opaque ones, and light ones, within and outside the circle that a mask leaves. */
  const measure = (name: string) =>
    page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const { width, height } = image;
      const drawing = new OffscreenCanvas(width, height).getContext('2d');
      drawing?.drawImage(image, 0, 0);
      const { data } = drawing!.getImageData(0, 0, width, height);
      const found = { opaque: 0, mark: 0, markOutside: 0 };
      const colours = new Set<string>();
      const share = 1 / (width * height);
      for (let pixel = 0; pixel < width * height; pixel += 1) {
        const [red = 0, green = 0, blue = 0, opacity = 0] = data.subarray(pixel * 4, pixel * 4 + 4);
        if (opacity === 255) found.opaque += share;
        if (opacity > 0) colours.add(`${red} ${green} ${blue}`);
        if (opacity === 0 || red + green + blue <= 400) continue;
        const away = Math.hypot((pixel % width) - width / 2, Math.floor(pixel / width) - height / 2);
        found[away > 0.4 * width ? 'markOutside' : 'mark'] += share;
      }
      return { ...found, colours: colours.size };
    }, `/icons/${name}.png`);

  for (const name of ['maskable-192', 'maskable-512', 'apple-touch-icon']) {
    const { opaque, mark, markOutside } = await measure(name);
    expect(opaque, name).toBeCloseTo(1);
    expect(mark, name).toBeGreaterThan(0.1);
    if (name.startsWith('maskable')) expect(markOutside, name).toBe(0);
  }
  const { opaque, markOutside, colours } = await measure('monochrome-512');
  expect({ markOutside, colours }).toEqual({ markOutside: 0, colours: 1 });
  expect(opaque).toBeLessThan(0.5);
});
