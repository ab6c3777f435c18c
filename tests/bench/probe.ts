import type { Moment } from './statistics.ts';

/** What a page tells about itself. Times are milliseconds since its navigation started. */
interface Probe {
  firstPaint: number | null;
  /** The last candidate is the largest contentful paint. */
  largestPaint: number | null;
  /** When the main heading stood in the viewport; null as long as it does not. */
  headingShown: number | null;
  readonly shifts: Moment[];
  readonly longTasks: Moment[];
  /** Milliseconds of the intervals that were asked for, in their order. */
  readonly intervals: number[];
  /** From the tap on a link to the frame with the heading of the next page; null as long as there is none. */
  navigation: number | null;
  /** Whether an element is in the viewport and at least so opaque (0 to 1; default a half). */
  isShown(element: Element, opacity?: number): boolean;
  /** Calls with the time just after the first frame in which the condition holds. */
  whenSeen(isTrue: () => boolean, done: (time: number) => void): void;
  /** Measures from the next event of this kind to the frame in which the condition holds, into `intervals`. */
  timeFrom(event: 'click' | 'keydown', isTrue: () => boolean): void;
  /** Measures from the next click to the frame with another heading at another address, also across a page load. */
  timeNavigation(): void;
}

declare global {
  interface Window {
    bench: Probe;
  }
}

/**
 * Runs in every page before the page's own scripts and keeps what the browser tells of paints, shifts and tasks.
 * It is sent to the browser as text: nothing outside of it is known there.
 */
export function installProbe(): void {
  if (window.top !== window || !location.protocol.startsWith('http')) return;
  const tapKey = 'bench-tap';
  const shifts: Moment[] = [];
  const longTasks: Moment[] = [];
  const heading = () => document.querySelector('h1');

  const isShown = (element: Element, least = 0.5): boolean => {
    const { width, height, left, right, top, bottom } = element.getBoundingClientRect();
    if (width < 2 || height < 2 || right < 1 || left > innerWidth || bottom < 1 || top > innerHeight)
      return false;
    let opacity = 1;
    for (let node: Element | null = element; node; node = node.parentElement) {
      const style = getComputedStyle(node);
      if (style.visibility === 'hidden' || style.display === 'none') return false;
      opacity *= Number(style.opacity);
    }
    return opacity >= least;
  };
  const whenSeen = (isTrue: () => boolean, done: (time: number) => void): void => {
    const look = (): void => {
      if (!document.body || !isTrue()) {
        requestAnimationFrame(look);
        return;
      }
      // A message is handled after the frame has been drawn.
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', () => done(performance.now()));
      channel.port1.start();
      channel.port2.postMessage(null);
    };
    requestAnimationFrame(look);
  };
  const isHeadingShown = (): boolean => {
    const element = heading();
    return element !== null && element.textContent.trim() !== '' && isShown(element);
  };
  const onNext = (event: 'click' | 'keydown', start: (time: number) => void): void =>
    addEventListener(event, ({ timeStamp }) => start(timeStamp), { capture: true, once: true });

  const bench: Probe = {
    firstPaint: null,
    largestPaint: null,
    headingShown: null,
    shifts,
    longTasks,
    intervals: [],
    navigation: null,
    isShown,
    whenSeen,
    timeFrom(event, isTrue) {
      onNext(event, (start) => whenSeen(isTrue, (time) => bench.intervals.push(time - start)));
    },
    timeNavigation() {
      bench.navigation = null;
      onNext('click', (timeStamp) => {
        const start = performance.timeOrigin + timeStamp;
        const path = location.pathname;
        const text = heading()?.textContent;
        sessionStorage.setItem(tapKey, String(start));
        whenSeen(
          () => location.pathname !== path && heading()?.textContent !== text && isHeadingShown(),
          finishNavigation(start),
        );
      });
    },
  };
  const finishNavigation = (start: number) => (time: number) => {
    sessionStorage.removeItem(tapKey);
    bench.navigation = performance.timeOrigin + time - start;
  };
  window.bench = bench;

  const watch = (type: string, use: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') bench.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    bench.largestPaint = startTime;
  });
  watch('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as PerformanceEntry & { hadRecentInput: boolean; value: number };
    if (!hadRecentInput) shifts.push([entry.startTime, value]);
  });
  watch('longtask', ({ startTime, duration }) => longTasks.push([startTime, duration]));

  whenSeen(isHeadingShown, (time) => {
    bench.headingShown = time;
  });
  // The page was loaded by a tap on a link of another one.
  const tappedAt = sessionStorage.getItem(tapKey);
  if (tappedAt !== null) whenSeen(isHeadingShown, finishNavigation(Number(tappedAt)));
}
