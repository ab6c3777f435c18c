import { expect } from 'vitest';
import { hydrated } from '../../support/browser.ts';
import { overflowing } from '../../support/page-checks.ts';
import { boxOf, styleOf } from './actions.ts';
import { test } from './visit.ts';

test('the browser has the colour of the strip, in both schemes', async ({ visit }) => {
  const { page } = await visit('/team');
  for (const [colorScheme, theme, colour] of [
    ['light', '#0e281f', 'rgb(14, 40, 31)'],
    ['dark', '#0a1d18', 'rgb(10, 29, 24)'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    const strip = page.locator('header > [data-dark-background]');
    await expect.poll(() => styleOf(strip, 'background-color')).toBe(colour);
    const themes = await page
      .locator('meta[name=theme-color]')
      .evaluateAll((all: HTMLMetaElement[]) =>
        all.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content),
      );
    expect(themes).toEqual([theme]);
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
  const corner = await boxOf(page.locator('aside summary'));
  expect(corner.right).toBeLessThanOrEqual(740 - insets.right);
  expect(corner.bottom).toBeLessThanOrEqual(360 - insets.bottom);
});
