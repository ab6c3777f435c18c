import { readFileSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The files of a folder, read anew each time. */
export type StaticFiles = ReturnType<typeof createStaticFiles>;

/** Paths are inside the folder, with slashes, already checked by {@link safePath}. */
export function createStaticFiles(folder: string) {
  const root = realpathSync(folder);
  /** The file's real place, or null: also for one that a symbolic link leads out of the folder. */
  const locate = (path: string): string | null => {
    try {
      const place = realpathSync(join(root, path));
      return statSync(place).isFile() && place.startsWith(root + sep) ? place : null;
    } catch {
      return null;
    }
  };
  return {
    has: (path: string) => locate(path) !== null,
    /** @returns null when there is no such file */
    read(path: string): Uint8Array<ArrayBuffer> | null {
      const place = locate(path);
      return place === null ? null : new Uint8Array(readFileSync(place));
    },
  };
}

/** Files that steer the host and are none of the site's. */
const hostFiles = new Set(['_headers', '_redirects']);

/**
 * The path inside the folder that a pathname asks for, decoded, without the slash at its start.
 * @param pathname as in the address, percent-encoded
 * @returns null for everything that is no path of a site: traversal, also encoded; hidden files; broken encoding;
 * empty segments (a redirect made of `//host/` would leave the site); and what only the host may read
 */
export function safePath(pathname: string): string | null {
  let segments: string[];
  try {
    segments = pathname.slice(1).split('/').map(decodeURIComponent);
  } catch {
    return null;
  }
  const isSafe = segments.every((segment, index) => {
    if (segment === '') return index === segments.length - 1;
    if (segment.startsWith('.')) return index === 0 && segment === '.well-known';
    return !/[/\\\p{Cc}]/u.test(segment);
  });
  const path = segments.join('/');
  return isSafe && !hostFiles.has(path) && !/\.(?:br|gz)$/u.test(path) ? path : null;
}
