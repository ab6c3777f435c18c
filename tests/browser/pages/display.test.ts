import { expect } from 'vitest';
import { hydrated } from '../../support/browser.ts';
import { overflowing } from '../../support/page-checks.ts';
import { test } from './visit.ts';

test('the browser has the colour of the strip, in both schemes', async ({ visit }) => {
  const { page } = await visit('/team');
  for (const [colorScheme, colour] of [
    ['light', 'rgb(14, 40, 31)'],
    ['dark', 'rgb(10, 29, 24)'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    const colours = () =>
      page.evaluate(() => {
        const theme = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
          ({ media }) => matchMedia(media).matches,
        );
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = theme?.content ?? '';
        const ofBrowser = getComputedStyle(probe).color;
        probe.remove();
        const strip = document.querySelector('header > [data-dark-background]');
        return [ofBrowser, strip && getComputedStyle(strip).backgroundColor];
      });
    await expect.poll(colours).toEqual([colour, colour]);
  }
});

test("text grows with the visitor's font size, and nothing is pushed out of the page", async ({
  visit,
  server,
}) => {
  const { context, page } = await visit(undefined, { width: 360, height: 720 });
  const session = await context.newCDPSession(page);
  await session.send('Page.enable');
  for (const address of ['/', '/family-law', '/contact', '/career', '/team']) {
    const sizes: number[][] = [];
    for (const standard of [16, 32]) {
      await session.send('Page.setFontSizes', { fontSizes: { standard } });
      await page.goto(server.url + address);
      await hydrated(page);
      sizes.push(
        await page.evaluate(() =>
          ['body', 'main h1', 'footer', 'header summary'].map((part) =>
            Number.parseFloat(getComputedStyle(document.querySelector(part) as Element).fontSize),
          ),
        ),
      );
      expect(await overflowing(page), `${address} at ${standard} px`).toEqual([]);
    }
    const [normal = [], large = []] = sizes;
    for (const [part, size] of normal.entries()) {
      expect((large[part] ?? 0) / size, `${address} ${part}`).toBeGreaterThan(1.6);
    }
  }
});

test('on its side nothing that can be read or pressed lies under the notch', async ({ visit, server }) => {
  const { context, page } = await visit(undefined, { width: 740, height: 360, reducedMotion: 'reduce' });
  const session = await context.newCDPSession(page);
  const insets = { left: 44, right: 44, bottom: 21, top: 0 };
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
  for (const address of ['/', '/family-law', '/contact', '/career']) {
    await page.goto(server.url + address);
    await hydrated(page);
    const outside = await page.evaluate(
      ({ left, right }) =>
        [...document.querySelectorAll<HTMLElement>('a, button, summary, h1, h2, p, input')]
          .filter(
            (element) =>
              element.checkVisibility() &&
              !element.closest('.visually-hidden, dialog, [class*="track"]') &&
              !element.closest('nav ul, [data-carousel], [aria-roledescription]'),
          )
          .filter((element) => {
            const box = element.getBoundingClientRect();
            return box.width > 1 && (box.left < left - 13 || box.right > innerWidth - right + 13);
          })
          .map((element) => `${element.tagName} ${element.textContent?.slice(0, 30)}`),
      insets,
    );
    expect(outside, address).toEqual([]);
    expect(await overflowing(page)).toEqual([]);
  }
  const corner = await page.locator('aside summary').boundingBox();
  expect((corner?.x ?? 0) + (corner?.width ?? 0)).toBeLessThanOrEqual(740 - insets.right);
  expect((corner?.y ?? 0) + (corner?.height ?? 0)).toBeLessThanOrEqual(360 - insets.bottom);
});
