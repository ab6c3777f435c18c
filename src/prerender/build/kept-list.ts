import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** An entry of the list that Workbox writes into the worker. */
interface ListEntry {
  readonly url: string;
  readonly size: number;
}

/**
 * What every page needs, whichever it is. The worker keeps it also where data is saved. (The fonts: without them the
 * site can be read, but it is not itself.)
 */
const core =
  /^(assets\/[^/]+\.js|assets\/[^/]+\/(index|site)\.js|fonts\/.*|kept\/(pieces|404)\.json|art\/(favicon|weave-border)\.svg|fold\.js|manifest\.webmanifest)$/;

/** What tells two versions of a file apart (sw/kept-files.ts): SHA-256 in hexadecimal, the first 32 digits. */
export function contentHash(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}

function bytesOf(folder: string, file: string): number {
  const compressed = statSync(path.join(folder, `${file}.br`), { throwIfNoEntry: false });
  return (compressed ?? statSync(path.join(folder, file))).size;
}

/**
 * Completes the worker's list (sw/kept-files.ts): the bytes over the wire of every file, which the compressed copies
 * tell, and whether it is needed by every page. Says how much the whole list weighs.
 */
export function keptList(folder: string, say: (text: string) => void) {
  return (entries: ListEntry[]) => {
    const manifest = entries.map(({ url, size }) => ({
      url,
      // Workbox takes some names for hashed that are not.
      revision: contentHash(readFileSync(path.join(folder, url))),
      size,
      bytes: bytesOf(folder, url),
      ...(core.test(url) && { core: true }),
    }));
    const sum = (list: readonly { readonly bytes: number }[]) =>
      Math.round(list.reduce((total, { bytes }) => total + bytes, 0) / 1000);
    const shell = manifest.filter((entry) => 'core' in entry);
    say(
      `The worker keeps ${manifest.length} files, ${sum(manifest)} kB in brotli; ` +
        `where data is saved ${shell.length} files, ${sum(shell)} kB, and the pages visited.`,
    );
    return { manifest };
  };
}
