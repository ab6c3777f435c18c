/**
 * The loader: imports the site once the page has been painted. It is printed into /boot.js, the one script that cached
 * copies name, and stands alone. A browser without Object.hasOwn (Chrome 93, Safari 15.4) would start the site and stop
 * halfway: it is left with the page as it came. It runs before the HTML is whole: of a page that is cut on its way Chromium
 * runs nothing that waits for the end, and tells nobody.
 * @param entry address of the script that starts the site
 * @param imports addresses of what that imports, to be fetched beside it
 */
export function startAfterPaint(entry: string, imports: readonly string[]): void {
  // A page in a background tab paints nothing: it starts after so long, in milliseconds.
  const longestWait = 1000;
  // HTML that is not whole after so long, in milliseconds, was cut: React writes what is missing.
  const longestRead = 15_000;
  // After a dead spot, in milliseconds.
  const nextTry = 5000;
  let isStarted = !('hasOwn' in Object);

  function start(): void {
    if (isStarted) return;
    isStarted = true;
    if (document.readyState !== 'loading') load();
    else {
      document.addEventListener('readystatechange', load, { once: true });
      setTimeout(load, longestRead);
    }
  }
  const fetched = (files: readonly string[]) =>
    Promise.all(files.map((file) => import(/* @vite-ignore */ file)));
  /** Chromium asks again for what it could not have; other browsers remember that for this page. */
  function load(): void {
    fetched([...imports, entry]).catch(() => setTimeout(load, nextTry));
    // What the entry will ask for, without waiting for it; the entry answers for what is lost. Not from another build.
    const own = document.querySelector('[data-imports]')?.textContent;
    if (own?.includes(entry)) fetched(JSON.parse(own) as string[]).catch(() => {});
  }

  setTimeout(start, longestWait);
  new PerformanceObserver((list, observer) => {
    if (!list.getEntriesByName('first-contentful-paint')[0]) return;
    observer.disconnect();
    // The frame is on its way to the screen; the task after the next one comes when it is there.
    requestAnimationFrame(() => setTimeout(start));
  }).observe({ type: 'paint', buffered: true });
}
