import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../../support/browser.ts';
import { useSite } from '../site.ts';

const site = useSite();

/** A page of each kind. */
const addresses = [
  '/',
  '/family-law',
  '/expertise',
  '/company-formation',
  '/approach',
  '/team',
  '/news',
  '/career',
  '/apply',
  '/contact',
  '/advertisement',
  '/accessibility',
  '/stored-on-this-device',
  '/no-such-page',
];

/** How every element looks, and what is drawn before and behind it, by the styles that count at this moment. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // The site's fonts may come in one visit sooner than in another.
    delete document.documentElement.dataset['fonts'];
    // And so may an entrance be over.
    for (const animation of document.getAnimations()) animation.cancel();
    const lookOf = (element: Element, part: string | null) => {
      const style = getComputedStyle(element, part);
      if (part !== null && style.content === 'none') return '';
      // What is made of custom properties is among the others.
      const names = Array.from(style).filter((name) => !name.startsWith('--'));
      return names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('\n');
    };
    return Array.from(
      document.querySelectorAll('body, body *:not(svg *, [data-later-styles], script, link)'),
      (element) =>
        [null, '::before', '::after']
          .map(
            (part) =>
              `${element.outerHTML.slice(0, 80).replaceAll('\n', ' ')} ${part}\n${lookOf(element, part)}`,
          )
          .join('\n'),
    );
  });
}

/** What is not the same in both, under the name of the element, which is the first line. */
function differingLines(look: string, other = ''): string[] {
  const others = other.split('\n');
  return look
    .split('\n')
    .flatMap((line, place) => (line === others[place] ? [] : `${others[0]} ${others[place]}, not ${line}`));
}

/** Has the page styled by its sheets as they were written, in place of what the build has made of them. */
function useWholeSheets(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')];
    const loads = sheets.map((sheet) => new Promise((resolve) => sheet.addEventListener('load', resolve)));
    for (const sheet of sheets) sheet.disabled = false;
    await Promise.all(loads);
    for (const style of document.querySelectorAll('style')) style.remove();
  });
}

const views = [
  { width: 360, media: 'screen' },
  { width: 1280, media: 'screen' },
  { width: 720, media: 'print' },
] as const;

/** The looks of a page before its scripts run. */
async function looksOf(
  address: string,
  { width, media }: (typeof views)[number],
  prepare: (page: Page) => Promise<void>,
): Promise<string[]> {
  const { page, close } = await openPage(site.browser, { width, reducedMotion: 'reduce' });
  await page.emulateMedia({ media });
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(site.server.url + address);
  await prepare(page);
  // What is not laid out is not styled anew, either.
  await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
  const all = await looks(page);
  await close();
  return all;
}

test.each(addresses)(
  '%s looks as its style sheets say, though some of their rules come later',
  async (address) => {
    for (const view of views) {
      const inline = await looksOf(address, view, async () => undefined);
      const whole = await looksOf(address, view, useWholeSheets);
      expect(inline.length).toBeGreaterThan(200);
      const differences = whole.flatMap((look, place) => differingLines(look, inline[place]));
      expect(differences.slice(0, 20), `${view.width} px, ${view.media}`).toEqual([]);
    }
  },
);
