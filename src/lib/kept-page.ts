/** Stands in kept pages for the folder of the build, which has another name in every build. */
const folderMark = '/assets/*/';

/**
 * Attribute of the root element where a page is the site's frame alone, because what was asked for is not on the device:
 * the script puts in what there is to say.
 */
export const notSavedMark = 'data-not-saved';

/** Attribute of the root element of a page that the worker has made of what is on the device. */
export const fromDeviceMark = 'data-from-device';

/** Begins the later styles of a page, right behind its first screen (prerender/build/first-load.ts). */
export const laterStylesTag = '<svg data-later-styles style="display:none">';

/** A script that hardly does anything, kept with every page (public/fold.js). */
export const foldScript = '/fold.js';

/**
 * Marks a page as made of what is on the device, and has the browser paint the first screen before it reads the rest:
 * where it comes upon a script it waits for that, and paints what it has meanwhile. As a script of a drawing it is
 * named by `href`, for which browsers do not look ahead: it would be there before it is needed, and nothing waits.
 */
export function markKeptPage(html: string): string {
  return html
    .replace('<html', `<html ${fromDeviceMark}`)
    .replace(laterStylesTag, `${laterStylesTag}<script href="${foldScript}"></script>`);
}

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
