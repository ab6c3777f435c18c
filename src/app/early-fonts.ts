/** The site's fonts, as app/tokens.css uses them. */
export const fontFiles = [
  { family: 'Tiro Bangla', address: '/fonts/tiro-bangla-latin.woff2', weight: '400' },
  { family: 'Anek Bangla', address: '/fonts/anek-bangla-latin-wght.woff2', weight: '400 650' },
] as const;

/** The longest that the host may take to begin its answer on a line that has the fonts here in time, in milliseconds. */
export const longestAnswer = 120;

/**
 * Has the page set in the site's fonts if they will be here for the first paint: on a quick line, or from the device.
 * Elsewhere they would take the line from the text and move what is already read; there the letters of the device stay
 * until the next page (app/late-fonts.ts). They are objects of the page, for those of a style sheet Chromium loads anew
 * when its media queries change (at dusk, on paper) or a sheet with a cascade layer arrives, and `optional` then has them
 * too late. This function is printed into every page as an inline script: it may use
 * nothing but its arguments and the browser.
 * @param longest {@link longestAnswer}
 * @param fonts {@link fontFiles}
 * @param mark of a page that is made of what is on the device
 */
export function askForFontsIfQuick(longest: number, fonts: typeof fontFiles, mark: string): void {
  const isFromDevice = document.documentElement.hasAttribute(mark);
  if (!isFromDevice) {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (navigation && navigation.responseStart - navigation.requestStart > longest) return;
  }
  document.documentElement.dataset['fonts'] = '';
  for (const { family, address, weight } of fonts) {
    if (!isFromDevice) {
      // Chromium keeps the first paint back a moment for it.
      const link = document.createElement('link');
      Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href: address });
      document.head.append(link);
    }
    const face = new FontFace(family, `url(${address})`, { weight, display: 'optional' });
    document.fonts.add(face);
    // Where it cannot be had the letters of the device stay.
    face.load().catch(() => undefined);
  }
}
