/** Stands in kept pages for the folder of the build, which has another name in every build. */
const folderMark = '/assets/*/';

/**
 * Attribute of the root element where a page is the site's frame alone, because what was asked for is not on the device:
 * the script puts in what there is to say.
 */
export const notSavedMark = 'data-not-saved';

/** Attribute of the root element of a page that the worker has made of what is on the device. */
export const fromDeviceMark = 'data-from-device';

/** Whether a path of the worker's cache is that of a page, and not of what pages share or of another file. */
export function isKeptPage(path: string): boolean {
  return /^\/kept\/(?!pieces\.json$)/.test(path);
}

/** Writes the mark for the build's own folder, so that a page is the same from build to build. */
export function withoutFolder(html: string, folder: string): string {
  return html.replaceAll(`/${folder}/`, folderMark);
}

/**
 * A page from what is kept of it: numbers stand for shared pieces, texts for themselves.
 * @param folder of the build, 'assets/…'
 * @throws when a piece is missing: the parts are of another build
 */
export function joinPage(
  parts: readonly (number | string)[],
  pieces: readonly string[],
  folder: string,
): string {
  const texts = parts.map((part) => {
    const text = typeof part === 'string' ? part : pieces[part];
    if (text === undefined) throw new Error(`The pages share no piece ${part}`);
    return text;
  });
  return texts.join('').replaceAll(folderMark, `/${folder}/`);
}
