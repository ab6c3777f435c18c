import { expect } from 'vitest';
import { hydrated } from '../../support/browser.ts';
import { followLink } from '../pages/actions.ts';
import { test } from '../site.ts';
import { startWithProfile } from './lasting-profile.ts';
import { folderForTest } from '../../support/test-folder.ts';
import { areaPath } from '../../support/every-page.ts';

/* The site as an app: installed by the browser itself, which it does in a lasting profile only. */

test('the browser offers to install, and starts in the open window', async ({ server }) => {
  const profile = folderForTest();
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

test('installed, it starts with the network off', async ({ server }) => {
  const profile = folderForTest();
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
  await followLink(app, '/team');
  expect([...first.errors, ...errors]).toEqual([]);
  await close();
});
