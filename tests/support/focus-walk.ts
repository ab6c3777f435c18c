import type { Page } from 'playwright-core';
import { contrast } from '../../src/lib/contrast.ts';

/* How a page is walked through by keyboard. */

interface WalkOptions {
  readonly key?: 'Tab' | 'Shift+Tab';
  /** The walk ends where the focus comes into what this selector finds. */
  readonly until?: string;
}

/**
 * Presses a key until the focus leaves the page, at most so many times.
 * @returns what had the focus, with its faults: no ring of at least 2 px and 3:1, not to be seen, before what the walk
 * came from. Names and `tabindex` are axe's.
 */
export async function walk(
  page: Page,
  most: number,
  { key = 'Tab', until = 'html:empty' }: WalkOptions = {},
): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press(key);
    let stop = await lookAtFocus(page);
    // The header needs a moment to make room, and a frame of another process to take the focus.
    for (let looks = 0; looks < 3 && (stop === null || stop.faults.length > 0); looks += 1) {
      await page.waitForTimeout(250);
      stop = await lookAtFocus(page);
    }
    if (!stop || (await page.evaluate((end) => document.activeElement?.closest(end) !== null, until))) break;
    const isWrong = key === 'Tab' && stops.length > 0 && stop.isBefore;
    stops.push(isWrong ? { ...stop, faults: [...stop.faults, 'out of order'] } : stop);
  }
  return stops;
}

/** Every fault of a walk, each with the element that has it. */
export const faultsOf = (stops: readonly Stop[]): string[] =>
  stops.flatMap(({ what, faults }) => faults.map((fault) => `${fault}: ${what}`));

interface Stop {
  /** Whether it stands before what had the focus before it, and what it is. */
  readonly isBefore: boolean;
  readonly what: string;
  readonly faults: readonly string[];
}

/** What has the focus, once the page has come to rest under it. Null at the end of the page. */
async function lookAtFocus(page: Page): Promise<Stop | null> {
  const seen = await page.evaluate(async () => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    for (
      let top = Number.NaN, frames = 0;
      frames < 60 && top !== element.getBoundingClientRect().top;
      frames += 1
    ) {
      top = element.getBoundingClientRect().top;
      await new Promise(requestAnimationFrame);
    }

    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    /** Any colour of CSS as #rrggbbaa. */
    const hex = (colour: string): string => {
      if (!canvas) return '#00000000';
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const channels = [...canvas.getImageData(0, 0, 1, 1).data];
      return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
    };
    const background = (from: Element | null): string => {
      for (let node = from; node; node = node.parentElement) {
        const colour = hex(getComputedStyle(node).backgroundColor);
        if (Number.parseInt(colour.slice(7), 16) > 200) return colour;
      }
      return hex(getComputedStyle(document.documentElement).getPropertyValue('background-color'));
    };
    /** The colours of a ring and of what is around it. */
    const ring = (node: Element, pseudo?: string): readonly [string, string][] => {
      const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(node, pseudo);
      if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return [];
      const isInside = Number.parseFloat(outlineOffset) < 0;
      return [[hex(outlineColor), background(isInside ? node : node.parentElement)]];
    };
    // A card whose button covers it, and the area around a file field, show the ring for what is in them.
    const around = element.closest('label, [data-focus-ring]') ?? element.parentElement ?? element;
    const rings = [...ring(element), ...ring(element, '::after'), ...ring(around)];

    const faults: string[] = [];
    const box = element.getBoundingClientRect();
    const points = [
      [box.left + box.width / 2, box.top + box.height / 2],
      [box.left + 3, box.top + 3],
      [box.right - 3, box.bottom - 3],
    ] as const;
    const isSeen = points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
    if (box.bottom < 0 || box.top > innerHeight) faults.push('out of the window');
    else if (!isSeen) faults.push('covered');

    // Parts that come late change the number of elements, and not their order.
    const walked = ((globalThis as { walked?: Element[] }).walked ??= []);
    if (walked.at(-1) !== element) walked.push(element);
    const last = walked.at(-2);
    const isBefore =
      last?.isConnected === true &&
      (element.compareDocumentPosition(last) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    const isFrame = element instanceof HTMLIFrameElement;
    return { isBefore, what: element.outerHTML.slice(0, 90), faults, rings, isFrame };
  });
  if (!seen) return null;
  const { rings, isFrame, faults, ...stop } = seen;
  const isRinged = isFrame || rings.some((colours) => contrast(...colours) >= 3);
  return { ...stop, faults: isRinged ? faults : ['no focus ring of 2 px and 3:1', ...faults] };
}
