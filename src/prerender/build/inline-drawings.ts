import { readDrawing } from '../../pictures/palette.ts';

/** A drawing as a data URL. Parentheses are escaped, too: a crawler takes `url(#…)` for an address of the page. */
async function drawingAt(address: string, publicFolder: string): Promise<string> {
  const svg = await readDrawing(publicFolder, address);
  const text = svg.trim().replaceAll('"', "'").replaceAll(/\s+/g, ' ');
  const escaped = text.replaceAll(/[%#<>&{}|\\^`[\]\s]/g, encodeURIComponent);
  return `data:image/svg+xml,${escaped.replaceAll('(', '%28').replaceAll(')', '%29')}`;
}

/**
 * The drawings of the elements marked `data-backdrop` in this HTML, by their addresses. The document ends with them
 * (showBackdrops in prerender/inline-scripts.ts), so that its text can be read sooner.
 */
export async function backdropsOf(html: string, publicFolder: string) {
  const drawings: Record<string, string> = {};
  for (const [, address = ''] of html.matchAll(/data-backdrop="([^"]+)"/g))
    drawings[address] = await drawingAt(address, publicFolder);
  return drawings;
}

/**
 * Puts the drawings marked `data-inline` into the HTML itself: what is above the fold then paints with the text. The
 * components go on naming the file; React leaves attributes of hydrated elements alone, so no drawing is fetched twice.
 */
export async function inlineDrawings(html: string, publicFolder: string): Promise<string> {
  const images = [...html.matchAll(/<img[^>]*?src="(\/art\/[^"]+\.svg)"[^>]*?data-inline=""[^>]*>/g)];
  let result = html;
  for (const [tag, address] of images) {
    if (!address) continue;
    const url = await drawingAt(address, publicFolder);
    // React asks for every eager image in advance; this one needs no request any more.
    result = result.replaceAll(`<link rel="preload" as="image" href="${address}"/>`, '');
    result = result.replace(tag, () => tag.replace(`src="${address}"`, () => `src="${url}"`));
  }
  return result;
}
