import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/* What visitors do on several pages, and what is waited for then. */

export const hasFocus = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => element === document.activeElement);

/** Whether a press on the middle of an element would reach it. */
export const isInSight = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

/** An attribute of everything that a locator finds, in order. */
export const attributes = (places: Locator, name: string): Promise<(string | null)[]> =>
  places.evaluateAll((all, key) => all.map((element) => element.getAttribute(key)), name);

/** A computed style: '0.5s', 'rgb(14, 40, 31)'. */
export const styleOf = (place: Locator, property: string): Promise<string> =>
  place.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** Where an element stands in the window, in CSS pixels. */
export const boxOf = (place: Locator): Promise<DOMRect> =>
  place.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

/** Waits until the focus has come to what a selector finds. */
export async function focusReaches(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((query) => document.activeElement?.matches(query), selector);
}

/** Waits until the browser has drawn what it knows of and has nothing to do: what was to happen at once has happened. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // On a busy machine the headless shell may leave out the frame of a page that stands still, and is never idle.
    const asked = (ask: (done: () => void) => unknown) =>
      new Promise<void>((resolve) => {
        ask(resolve);
        setTimeout(resolve, 2000);
      });
    for (let round = 0; round < 3; round += 1) {
      await asked(requestAnimationFrame);
      await asked(requestIdleCallback);
    }
  });
}

/** Waits until React has drawn what it has been told, also where the clock of the page stands still: React uses messages. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    port1.start();
    for (let message = 0; message < 5; message += 1) {
      port2.postMessage('');
      await new Promise((resolve) => port1.addEventListener('message', resolve, { once: true }));
    }
  });
}

/** Moves a clock that stands still by milliseconds; what is shown then has been drawn. */
export async function passTime(page: Page, time: number): Promise<void> {
  await page.clock.runFor(time);
  await drawn(page);
}

/** Waits until an element stands where a hash leads: its top 225 px below that of the window. */
export async function standsBelowHeader(page: Page, id: string): Promise<void> {
  await page.waitForFunction((target) => {
    const top = document.getElementById(target)?.getBoundingClientRect().top ?? Number.NaN;
    return Math.abs(top - 225) <= 2;
  }, id);
}

/** Counts the places that the page is scrolled to from now on; a jump has one. */
export async function watchScrolling(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const places = new Set<number>();
    Object.assign(globalThis, { places });
    addEventListener('scroll', () => places.add(scrollY));
  });
  return () => page.evaluate(() => (globalThis as unknown as { places: Set<number> }).places.size);
}

/** Scrolls the window at once; the browser and the site have noticed. */
export async function scrollToTop(page: Page, top: number): Promise<void> {
  await page.evaluate((place) => scrollTo({ top: place, behavior: 'instant' }), top);
  await settled(page);
}

/** Scrolls down until this share of the height of an element is in the window; the site has noticed. */
export async function showPart(place: Locator, share: number): Promise<void> {
  await place.evaluate((element, part) => {
    const { top, height } = element.getBoundingClientRect();
    scrollBy({ top: top + height * part - innerHeight, behavior: 'instant' });
  }, share);
  await settled(place.page());
}

/** Follows a link of the footer without scrolling to it, as a press of Playwright would, to the next page's heading. */
export async function followLink(page: Page, address: string): Promise<void> {
  await page.evaluate(
    (target) => document.querySelector<HTMLElement>(`footer a[href="${target}"]`)?.click(),
    address,
  );
  await page.waitForURL(`**${address}`);
  await focusReaches(page, 'h1');
}

/** Has the page believe that nobody, or somebody, sees it. */
export async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    },
    isHidden ? 'hidden' : 'visible',
  );
}

/** To be run before the scripts of a page: it can neither write to the clipboard nor copy a selection. */
export function forbidCopying(): void {
  Object.defineProperty(navigator, 'clipboard', { value: undefined });
}

type FingerStep = { readonly x: number; readonly y: number } | 'lift';

/** A finger: touches the screen at its first place, moves to the others, lifts. It may be asked for more later on. */
export async function fingerOn(page: Page): Promise<(...steps: FingerStep[]) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  let isDown = false;
  return async (...steps) => {
    for (const step of steps) {
      const type = step === 'lift' ? 'touchEnd' : isDown ? 'touchMove' : 'touchStart';
      isDown = step !== 'lift';
      await session.send('Input.dispatchTouchEvent', { type, touchPoints: step === 'lift' ? [] : [step] });
    }
  };
}

/**
 * Goes by keyboard through the links of a list that lies over the page, and back. Each is in sight when it has the focus,
 * and the page behind stays where it is.
 */
export async function walkLinks(page: Page, links: Locator): Promise<void> {
  const top = await page.evaluate(() => scrollY);
  const count = await links.count();
  for (let step = 0; step < 2 * count - 1; step += 1) {
    await page.keyboard.press(step < count ? 'Tab' : 'Shift+Tab');
    await settled(page);
    const found = await links.evaluateAll(
      (all, index) => {
        const link = all[index];
        const { left = 0, top = 0, width = 0, height = 0 } = link?.getBoundingClientRect() ?? {};
        const isSeen = link?.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        return { hasFocus: link === document.activeElement, isSeen, top: scrollY };
      },
      step < count ? step : 2 * (count - 1) - step,
    );
    expect(found).toEqual({ hasFocus: true, isSeen: true, top });
  }
}
