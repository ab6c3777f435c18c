import { expect, test } from 'vitest';
import { lines } from '../../bench/link.ts';
import { openLink } from '../../bench/link.ts';
import { hydrated, offlineReady, openPage } from '../../support/browser.ts';
import { until } from '../forms/outbox-setting.ts';
import { useSite } from '../site.ts';

const site = useSite();

/** On the way when the visitor comes, in milliseconds: six files on this line. */
const onTheWay = 2500;
const look = 2000;

test('the worker fetches nothing while somebody uses the page, and goes on afterwards', async () => {
  const link = await openLink(site.server.port);
  const { page, messages, close } = await openPage(site.browser);
  const keptFiles = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.includes('precache'));
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return keys.flat().length;
    });
  const isInstalling = () =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.installing));
  let moves = 0;
  const use = async (milliseconds: number) => {
    const end = performance.now() + milliseconds;
    while (performance.now() < end) {
      moves += 1;
      await page.mouse.move(20 + (moves % 2) * 5, 300);
      await page.waitForTimeout(150);
    }
  };
  try {
    link.shape(lines['1.6 Mbit/s']);
    await page.goto(`${link.url}/approach`);
    await hydrated(page);
    await until(async () => (await use(150), await isInstalling()));
    await use(onTheWay);
    const before = await keptFiles();
    await use(look);
    expect(await isInstalling()).toBe(true);
    expect(await keptFiles()).toBe(before);
    await until(async () => (await keptFiles()) > before);
    link.shape(null);
    await offlineReady(page);
    expect(messages).toEqual([]);
  } finally {
    await close();
    await link.close();
  }
});
