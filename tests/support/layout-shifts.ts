import type { Page } from 'playwright-core';

/** Something has moved on a page. */
export interface LayoutShift {
  /** As Chromium scores it: how much of the window moved, times how far. */
  readonly score: number;
  /** What moved, from where to where in the window, in pixels. */
  readonly moved: readonly string[];
}

/** Notes what moves on the pages that are opened in this tab from now on, until that is disposed of. */
export function watchShifts(page: Page) {
  return page.addInitScript(() => {
    // The type of lib.dom has no layout shifts: https://wicg.github.io/layout-instability/
    interface Source {
      readonly node?: Node;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }
    type Entry = PerformanceEntry & { readonly value: number; readonly sources: readonly Source[] };
    const shifts: LayoutShift[] = [];
    Object.assign(globalThis, { shifts });
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    const words = ({ node, previousRect, currentRect }: Source) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return `${element?.localName} "${element?.className}" ${place(previousRect)} > ${place(currentRect)}`;
    };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[])
        shifts.push({ score: value, moved: sources.map(words) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved on the page that is shown, each time. */
export const shiftsOf = (page: Page): Promise<LayoutShift[]> =>
  page.evaluate(() => (globalThis as unknown as { shifts: LayoutShift[] }).shifts);
