import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a build is made of. The same sources give the same folder, on every machine. */
const sources = ['index.html', 'package-lock.json', 'vite.config.ts', 'public', 'src', 'sw'];

function filesOf(root: string, source: string): string[] {
  const entries = source.includes('.')
    ? [source]
    : readdirSync(path.join(root, source), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
  return entries.map((file) => file.split(path.sep).join('/')).sort();
}

/**
 * The folder of a build's scripts and styles: 'assets/' and a hash of all sources and of the settings given. Files in
 * it need no hash of their own and name each other by their plain names, so that a changed file changes no other; the
 * worker, which knows the content of each, fetches only that one. A folder is never written twice with different
 * content, so a browser may keep it for ever.
 */
export function buildFolder(root: string, settings: Readonly<Record<string, unknown>>): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const file of sources.flatMap((source) => filesOf(root, source))) {
    hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
  }
  return `assets/${hash.digest('base64url').replaceAll(/[-_]/g, '').slice(0, 8)}`;
}
