import { whenIdle } from '../device/when-idle.ts';
import { fontFiles } from './early-fonts.ts';
import type { SiteRouter } from './router.tsx';

/** Whether the fonts were here before the first paint: only then has the browser set this document in them. */
function cameInTime(): boolean {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const fonts = entries.filter(({ name }) => fontFiles.some(({ address }) => name.endsWith(address)));
  return (
    paint !== undefined &&
    fonts.length === fontFiles.length &&
    fonts.every(({ responseEnd }) => responseEnd < paint.startTime)
  );
}

/**
 * A first page that was painted before the fonts came stays in the letters of the device (`font-display: optional`, and
 * early-fonts.ts); the site's fonts come with the next page, when everything changes anyway: no line that is being read
 * moves.
 */
export function bringFontsWithNextPage(router: SiteRouter): void {
  let faces: readonly FontFace[] | null = null;
  const load = async () => {
    if (cameInTime()) return;
    faces = await Promise.all(
      fontFiles.map(({ family, address, weight }) =>
        new FontFace(family, `url(${address})`, { weight, display: 'swap' }).load(),
      ),
    );
  };
  // Without them the site is read as it is.
  whenIdle(() => void load().catch(() => undefined));
  const unsubscribe = router.subscribe('onRendered', ({ pathChanged }) => {
    if (!faces || !pathChanged) return;
    for (const face of faces) document.fonts.add(face);
    document.documentElement.dataset['fonts'] = '';
    unsubscribe();
  });
}
