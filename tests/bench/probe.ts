/** What a page tells about itself. Times are milliseconds since its navigation started. */
interface Probe {
  firstPaint: number | null;
  /** The last candidate is the largest contentful paint. */
  largestPaint: number | null;
  /** Cumulative layout shift, as one window: a page that is measured shifts within seconds or not at all. */
  shift: number;
  /** Of every task after the first paint, what it lasts beyond 50 ms: total blocking time. */
  blocking: number;
  /** From the tap on a link to the frame with the heading of the next page; null as long as there is none. */
  navigation: number | null;
}

declare global {
  interface Window {
    bench: Probe;
  }
}

/**
 * Runs in every page before the page's own scripts and keeps what the browser tells of paints, shifts, tasks and taps.
 * It is sent to the browser as text: nothing outside of it is known there.
 */
export function installProbe(): void {
  if (window.top !== window || !location.protocol.startsWith('http')) return;
  const bench: Probe = { firstPaint: null, largestPaint: null, shift: 0, blocking: 0, navigation: null };
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
    if (!hadRecentInput) bench.shift += value;
  });
  watch('longtask', ({ startTime, duration }) => {
    const paint = bench.firstPaint ?? performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    if (paint !== undefined && startTime + duration > paint) bench.blocking += duration - 50;
  });

  // The time of a tap survives a page load. A page that slides in is shown once half of it is to be seen.
  const tapKey = 'bench-tap';
  const shownHeading = (): string | null => {
    const heading = [...document.querySelectorAll('h1')].find((each) => each.textContent.trim() !== '');
    if (!heading) return null;
    const { width, height, bottom, top } = heading.getBoundingClientRect();
    const isShown = heading.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return isShown && width > 1 && height > 1 && bottom > 0 && top < innerHeight ? heading.textContent : null;
  };
  const whenNextPageIsShown = (start: number, before: string | null): void => {
    const look = (): void => {
      const text = document.body ? shownHeading() : null;
      if (text === null || text === before) {
        requestAnimationFrame(look);
        return;
      }
      // A message is handled after the frame has been drawn.
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', () => {
        sessionStorage.removeItem(tapKey);
        bench.navigation = performance.timeOrigin + performance.now() - start;
      });
      channel.port1.start();
      channel.port2.postMessage(null);
    };
    requestAnimationFrame(look);
  };
  const tappedAt = sessionStorage.getItem(tapKey);
  if (tappedAt !== null) whenNextPageIsShown(Number(tappedAt), null);
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const start = performance.timeOrigin + timeStamp;
      sessionStorage.setItem(tapKey, String(start));
      whenNextPageIsShown(start, document.querySelector('h1')?.textContent ?? '');
    },
    { capture: true },
  );
}
