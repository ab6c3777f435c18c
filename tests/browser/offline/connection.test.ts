import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { connectionText } from '../../../src/content/en/connection.ts';
import { firm } from '../../../src/content/en/firm.ts';
import { languages, localPath } from '../../../src/content/language.ts';
import { fill } from '../../../src/lib/text.ts';
import { load } from '../../support/browser.ts';
import { shiftsOf, watchShifts, type LayoutShift } from '../../support/layout-shifts.ts';
import { until } from '../forms/outbox-setting.ts';
import { strictTest as test } from '../site.ts';
import { areaPath, otherServicePath } from '../../support/every-page.ts';

const line = (page: Page) => page.locator('header div[role=status]');
const lineSays = (page: Page, text: string) => line(page).filter({ hasText: text }).waitFor();
const lineIsGone = (page: Page) => until(async () => (await line(page).innerText()) === '');
const spoken = (page: Page) => () => line(page).getAttribute('aria-live');

test('a line says what that means on each page, and is spoken once', async ({ openStored }) => {
  const { page, context } = await openStored('/news');
  await page.locator('article').nth(7).waitFor();
  await lineIsGone(page);
  expect(await spoken(page)()).toBe('polite');
  await context.setOffline(true);
  await lineSays(page, 'You are offline.');
  expect(await line(page).innerText()).toMatch(/^You are offline\. News as of \d{1,2} [A-Z][a-z]+ \d{4}\.$/);
  await expect.poll(spoken(page)).toBe('off');
  await page.locator('footer a[href="/contact"]').first().click();
  await lineSays(page, 'You are offline. Your message will be kept and sent later.');
  await context.setOffline(false);
  await lineIsGone(page);
  await expect.poll(spoken(page)).toBe('polite');
});

test.for([320, 1280])('at %d px nothing moves or is covered', async (width, { openStored, server }) => {
  const { page, context } = await openStored('/team');
  await page.setViewportSize({ width, height: 700 });
  await watchShifts(page);
  await page.goto(`${server.url}${areaPath}`);
  await line(page).waitFor({ state: 'attached' });
  // From 1024 px on the hours stay, and only their box becomes narrower: that scores 0.008.
  const words = width < 1024 ? [] : ['header p > :last-child'];
  const isSeen = ({ score }: LayoutShift) => score > (width < 1024 ? 0 : 0.01);
  const places = () =>
    page.evaluate(
      (more) =>
        ['header', 'main', 'main h1', 'header a[href^="tel:"]', 'header summary', ...more].map((selector) =>
          JSON.stringify(document.querySelector(selector)?.getBoundingClientRect()),
        ),
      words,
    );
  const before = await places();
  await context.setOffline(true);
  await lineSays(page, 'You are offline.');
  expect(await places()).toEqual(before);
  expect(await page.evaluate(coveredByLine)).toBe('');
  // Not even for a frame, here and where a page is opened without a connection.
  expect((await shiftsOf(page)).filter(isSeen)).toEqual([]);
  const tab = await context.newPage();
  await tab.setViewportSize({ width, height: 700 });
  await watchShifts(tab);
  // What comes in one frame on a desk computer takes several on a slow one.
  const session = await context.newCDPSession(tab);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await tab.goto(`${server.url}${otherServicePath}`);
  await lineSays(tab, 'You are offline.');
  expect((await shiftsOf(tab)).filter(isSeen)).toEqual([]);
  await context.setOffline(false);
  await lineIsGone(tab);
  expect((await shiftsOf(tab)).filter(isSeen)).toEqual([]);
});

test.for(languages)(
  'in %s the strip keeps its height, whatever the line says',
  async (language, { open }) => {
    const { page, context } = await open(localPath(language, areaPath));
    const { connectionText: text } = (await import(`../../../src/content/${language}/connection.ts`)) as {
      connectionText: typeof connectionText;
    };
    const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date('2026-09-28'));
    const { offline, unreachable, pages, contact, application, listFrom, listMissing } = text;
    const lists = [...Object.values(listFrom), ...Object.values(listMissing)];
    const lines = [pages, contact, application, ...lists].flatMap((template: string) =>
      [offline, unreachable].map((state) => [state, fill(template, { date })]),
    );
    await line(page).waitFor({ state: 'attached' });
    await context.setOffline(true);
    await lineSays(page, offline);
    for (const width of [320, 360, 390, 412, 480, 720, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      const tooHigh = await page.evaluate((all) => {
        const [strong, span] = document.querySelectorAll(
          'header div[role=status] :is(strong, strong + span)',
        );
        return all.filter(([state = '', meaning = '']) => {
          strong?.replaceChildren(state);
          span?.replaceChildren(meaning);
          return document.querySelector('header > div')?.clientHeight !== 44;
        });
      }, lines);
      expect(tooHigh, `${width} px`).toEqual([]);
    }
  },
);

/** Run in the page: what the line covers, or how it leaves its strip; nothing if all is well. */
function coveredByLine(): string {
  const status = document.querySelector('header div[role=status]');
  const strip = status?.parentElement?.parentElement?.getBoundingClientRect();
  const box = status?.getBoundingClientRect();
  if (!strip || !box) return 'no line';
  const others = [...document.querySelectorAll('header a, header p:not([role=status])')].filter((other) => {
    const { width, left, right, top, bottom } = other.getBoundingClientRect();
    return width > 0 && left < box.right && right > box.left && top < box.bottom && bottom > box.top;
  });
  if (box.top < strip.top || box.bottom > strip.bottom || box.right > innerWidth) return 'out of the strip';
  return others.map((other) => `over ${other.outerHTML}`).join();
}

test('a device that believes to be online learns from a list, and asks again', async ({ open, server }) => {
  const { page, context } = await open();
  await page.clock.install();
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'another site' }));
  server.switches.set({ call: '*', effect: { kind: 'cut' } });
  await page.goto(`${server.url}/news`);
  await lineSays(page, 'The server does not answer. The news is not on this device yet.');
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  // The list itself is asked for once more, and then no more.
  await page.clock.fastForward(1500);
  await page.getByText('The list could not be loaded.').waitFor();
  server.switches.clear();
  server.ledger.clear();
  await page.clock.fastForward(11_000);
  await lineIsGone(page);
  expect(server.ledger.requests().map(({ call }) => call)).toEqual(['GET job-types']);

  server.switches.set({ call: '*', effect: { kind: 'cut' } });
  await page.goto(`${server.url}/career`);
  await lineSays(page, 'The server does not answer.');
  await page.getByLabel('Contact options').click();
  await page.getByRole('link', { name: 'WhatsApp' }).click();
  // A link is followed all the same.
  await page.waitForURL('https://wa.me/**');
});

test('a link out of the site offers its address; calls are not stopped', async ({ openStored, skip }) => {
  const { page, context } = await openStored(areaPath);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.setOffline(true);
  await lineSays(page, 'You are offline.');
  const stopped = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href^="tel:"], a[href^="mailto:"]')].filter((link) => {
      let wasStopped = true;
      const listen = (event: Event) => {
        wasStopped = event.defaultPrevented;
        event.preventDefault();
      };
      addEventListener('click', listen, { once: true });
      link.click();
      return wasStopped;
    }),
  );
  expect(stopped).toEqual([]);
  const [social] = firm.social;
  if (!social) return skip('The firm has no social address');
  const link = page.locator(`footer a[href="${social.url}"]`);
  await link.click();
  const dialog = page.getByRole('dialog', { name: 'This link needs a connection' });
  expect(await dialog.innerText()).toContain(social.url.replace('https://', ''));
  const phone = dialog.getByRole('link', { name: firm.phone.display });
  expect(await phone.getAttribute('href')).toBe(`tel:${firm.phone.tel}`);
  const anyway = dialog.getByRole('link', { name: 'Open it anyway' });
  expect(await anyway.getAttribute('href')).toBe(social.url);
  await dialog.getByRole('button', { name: 'Copy the address' }).click();
  await dialog.getByText('Address copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(social.url);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.activeElement?.closest('footer') !== null);
});

test('a worker whose installation never ends does not keep the line away', async ({ open }) => {
  const { context, page } = await open(undefined, { worker: true });
  await page.clock.install();
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => new Promise(() => undefined);
  });
  await load(page, '/team');
  await page.clock.fastForward(10_000);
  await line(page).waitFor({ state: 'attached' });
  await context.setOffline(true);
  await line(page).getByText('You are offline.').waitFor();
});
