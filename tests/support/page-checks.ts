import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { languages } from '../../src/content/language.ts';
import { isInLatin } from './languages.ts';

/* What every page must stand, whatever it shows. Each check returns the faults that it finds. */

// Its module has the long form, which takes a page twice the time to read.
const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Waits until colours have changed and nothing moves. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    // One that goes round, or stands still, never ends.
    const ending = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      )
      .map(({ finished }) => finished);
    const enough = new Promise((resolve) => setTimeout(resolve, 3000));
    await Promise.race([Promise.allSettled(ending), enough]);
  });
}

/** What axe finds, and finds again a moment later: a colour that is still changing is no violation. */
export async function findViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  const options: axe.RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: [...rules] }) };
  const run = async (): Promise<string[]> => {
    await atRest(page);
    const { violations } = await page.evaluate(
      (wanted) => (globalThis as unknown as { axe: typeof axe }).axe.run(wanted),
      options,
    );
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  };
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeScript);
  let found = await run();
  for (let looks = 0; looks < 2 && found.length > 0; looks += 1) {
    await page.waitForTimeout(500);
    found = await run();
  }
  return found;
}

/** Of what {@link findViolations} finds, what another colour scheme may change. */
export const findColourFaults = (page: Page): Promise<string[]> =>
  findViolations(page, ['color-contrast', 'link-in-text-block']);

/** Words that go on in the next line, as only very long ones and addresses may. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange();
    const isBroken = (text: Node, word: string, start: number) => {
      range.setStart(text, start);
      range.setEnd(text, start + word.length);
      const [first, ...rest] = range.getClientRects();
      return !/[@/]|\.\w|.{21}/.test(word) && first && rest.some(({ top }) => top > first.bottom - 2);
    };
    const front = document.querySelector('dialog[open], [aria-modal=true]') ?? document.body;
    // What is only said is one pixel wide.
    return [...front.querySelectorAll<HTMLElement>('*')]
      .filter((place) => place.checkVisibility() && !place.closest('[inert]') && place.offsetWidth !== 1)
      .flatMap(({ childNodes }) => [...childNodes].filter((node) => node instanceof Text))
      .flatMap((text) =>
        [...text.data.matchAll(/[^\s-]+/g)].filter((word) => isBroken(text, word[0], word.index)),
      )
      .map(([word]) => `broken: ${word}`);
  });

/** Elements that reach beyond the right edge of a page that scrolls sideways. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120));
    return [`sideways by ${scrollWidth - clientWidth} px`, ...wide];
  });

/** What does not fit a page at the ordinary size of letters. */
export async function overflowing(page: Page): Promise<string[]> {
  await atRest(page);
  return [...(await tooWide(page)), ...(await brokenWords(page))];
}

/**
 * With letters of twice the size, as a visitor sets them in the browser: text that does not grow with them, text that is
 * cut off or lies on other text, and a page that scrolls sideways.
 */
export async function faultsOfLargeText(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const sizesAt = async (standard: number): Promise<Record<string, number>> => {
    await session.send('Page.setFontSizes', { fontSizes: { standard } });
    await atRest(page);
    return page.evaluate(() => {
      // Titles of wide windows have their largest size already.
      const parts = ['body', 'footer', 'header summary', ...(innerWidth < 600 ? ['main h1'] : [])];
      const sizeOf = (part: string) => getComputedStyle(document.querySelector(part) as Element).fontSize;
      return Object.fromEntries(parts.map((part) => [part, Number.parseFloat(sizeOf(part))]));
    });
  };
  const normal = await sizesAt(16);
  const large = Object.entries(await sizesAt(32));
  const rigid = large
    .filter(([part, size]) => size / (normal[part] ?? 0) < 1.6)
    .map(([part]) => `rigid: ${part}`);
  const findCut = () =>
    page.evaluate(() => {
      // What lies behind a dialog is not seen.
      const front = document.querySelector('dialog[open], [aria-modal=true]') ?? document.body;
      const isSeen = (element: Element) =>
        front.contains(element) &&
        element.checkVisibility() &&
        !element.closest('[inert], [aria-hidden=true]');
      const isCut = (element: HTMLElement): boolean => {
        const { overflow, clipPath } = getComputedStyle(element);
        const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
        const clips = overflow !== 'visible' && clipPath === 'none';
        // Words that end at the right reach out of their place at its left, over what stands there.
        const first = element.matches('header p') && element.firstElementChild?.getBoundingClientRect();
        if (first && first.left < element.getBoundingClientRect().left - 1) return true;
        return clips && (scrollHeight > clientHeight + 2 || scrollWidth > clientWidth + 2);
      };
      /** Whether words end farther right than the place around them does, which shows what is in it or scrolls downwards. */
      const reachesOut = (words: Text): boolean => {
        const range = document.createRange();
        range.selectNodeContents(words);
        const { right } = range.getBoundingClientRect();
        for (let around = words.parentElement; around; around = around.parentElement) {
          const { clipPath, overflowX, textOverflow } = getComputedStyle(around);
          // Said only, ends in dots, or stands in a row that scrolls sideways.
          if (clipPath !== 'none' || textOverflow === 'ellipsis' || around.closest('main nav')) return false;
          if (overflowX !== 'visible') return right > around.getBoundingClientRect().right + 1;
        }
        return right > innerWidth + 1;
      };
      const headerEnd = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const leavesWindow = (element: HTMLElement): boolean => {
        const { top, bottom } = element.getBoundingClientRect();
        return bottom > innerHeight + 1 || (!element.closest('header') && top < headerEnd);
      };
      const boxes = 'h1, h2, h3, p, li, a, button, label, summary, dt, dd';
      // They hang below the header, or stand above the corner, and scroll in themselves.
      const panels = 'header details[open] > div, header [role=combobox] ~ div, aside details[open] > ul';
      return [...document.querySelectorAll<HTMLElement>('body *')]
        .filter(isSeen)
        .filter(
          (element) =>
            (element.matches(boxes) && isCut(element)) ||
            (element.matches(panels) && leavesWindow(element)) ||
            [...element.childNodes].some((node) => node instanceof Text && reachesOut(node)),
        )
        .map((element) => `cut: ${element.outerHTML.slice(0, 90)}`);
    });
  // Until its script is there a slider is a row that is scrolled by hand.
  await page.waitForFunction(() => !document.querySelector('main [data-track=still]'));
  let cut = await findCut();
  // A slider measures its cards a moment after the letters have grown.
  if (cut.length > 0) {
    await page.waitForTimeout(500);
    cut = await findCut();
  }
  const faults = [...rigid, ...cut, ...(await tooWide(page))];
  await sizesAt(16);
  await session.detach();
  return faults;
}

/**
 * Targets below 24 px, and below 44 px where a thumb presses (WCAG 2.2, 2.5.8 and 2.5.5); around the content also those
 * that reach beyond the sides of the window.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isTarget = (element: HTMLElement) =>
      element.checkVisibility() &&
      !element.closest('[inert], .visually-hidden') &&
      !element.matches('[type=hidden]');
    return [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea')]
      .filter(isTarget)
      .flatMap((element) => {
        // A card whose link covers it is as large as the card.
        const covers =
          getComputedStyle(element, '::after').position === 'absolute' ? element.offsetParent : null;
        const { width, height, left, right } = (covers ?? element).getBoundingClientRect();
        // A link within a sentence is as high as its line.
        const isInline = element.matches('a') && getComputedStyle(element).display === 'inline';
        const isForThumbs = element.matches(
          'button, summary, select, textarea, header a, main a[data-variant], aside a',
        );
        const least = isInline ? 0 : isForThumbs ? 44 : 24;
        const size = `${Math.round(width)} x ${Math.round(height)}`;
        const isOutside =
          !element.closest('main') && (left < 0 || right > document.documentElement.clientWidth);
        const isFault = isOutside || Math.min(width, height) + 0.5 < least;
        return isFault ? [`${size} at ${left}: ${element.outerHTML.slice(0, 110)}`] : [];
      });
  });
}

/** Scrolls through the page, so that everything is drawn and asked for that waits for being near. */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.8) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
  // Lists of the API, and parts that come when the page is idle, have taken their places.
  await page.waitForFunction(
    () =>
      !document.querySelector('main :is([aria-busy=true], [data-waiting])') &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** Attributes that name an element, as React and the document call them. */
const naming = {
  id: 'id',
  htmlFor: 'for',
  'aria-labelledby': 'aria-labelledby',
  'aria-describedby': 'aria-describedby',
  'aria-controls': 'aria-controls',
};

/**
 * Elements that React, which does not compare in production, calls other than the prerendered page does. A page without
 * any id of React's own is a fault, too: nothing would have been compared.
 */
export function differentIds(page: Page): Promise<string[]> {
  return page.evaluate((names) => {
    const found: string[] = [];
    let isGenerated = false;
    for (const element of document.querySelectorAll('#root *')) {
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
      const props = (element as unknown as Record<string, Record<string, unknown>>)[key ?? ''];
      if (!props) continue;
      for (const [prop, attribute] of Object.entries(names)) {
        const [rendered, shown] = [props[prop] ?? null, element.getAttribute(attribute)];
        isGenerated ||= typeof rendered === 'string' && /_[rR]_/.test(rendered);
        if (rendered !== shown)
          found.push(`${element.tagName} ${attribute}: ${shown}, not ${String(rendered)}`);
      }
    }
    return isGenerated ? found : ['no id of React on the page'];
  }, naming);
}

/** What may stand in a text of any language: addresses of e-mail and web, and the name of a build. */
const anyLanguage =
  /[\w.+-]+@[\w.-]+|https?:\/\/\S+|\b[\w-]+(?:\.[\w-]+)+\/\S*|\b[\w-]+\.example\.com\b|\((?:[0-9a-f]{7,})\)/g
    .source;

/** By languages: the letters, and digits, of others. */
const foreignLetters: Readonly<Record<string, string>> = Object.fromEntries(
  languages.map((language) => {
    if (isInLatin(language)) return [language, String.raw`(?=\p{L})\P{Script=Latin}`];
    return [language, (0).toLocaleString(language) === '0' ? '[A-Za-z]' : '[A-Za-z0-9]'];
  }),
);

/**
 * Words and digits of another script than that of the language that they are said to be in: what is seen, and the names
 * that a screen reader says. In English, and where nothing is said: letters that are not Latin. In Bangla: Latin letters
 * and ASCII digits.
 */
export function foreignWords(page: Page): Promise<string[]> {
  const rules = { everywhere: anyLanguage, lettersOf: foreignLetters };
  return page.evaluate(({ everywhere, lettersOf }) => {
    const isForeign = (element: Element, text: string): boolean => {
      const language = element.closest('[lang]')?.getAttribute('lang') ?? '';
      const rest = text.replaceAll(new RegExp(everywhere, 'g'), '');
      return new RegExp(lettersOf[language] ?? lettersOf['en'] ?? '', 'u').test(rest);
    };
    const names = ['alt', 'aria-label', 'aria-description', 'aria-roledescription', 'placeholder', 'title'];
    return [document.documentElement, ...document.querySelectorAll('body, body *')]
      .filter((element) => !element.matches('script, style, noscript, textarea') && element.checkVisibility())
      .flatMap((element) => {
        const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
        const texts = [
          ...own.map(({ nodeValue }) => nodeValue),
          ...names.map((name) => element.getAttribute(name)),
        ];
        return texts
          .filter((text) => text && isForeign(element, text))
          .map((text) => `${element.tagName}: ${text}`);
      });
  }, rules);
}
