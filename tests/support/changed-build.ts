import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { precachedFiles, type PrecachedFile } from '../build/site-files.ts';
import { copyProject, root } from './project-copy.ts';

/** A change of one source file: `before` must occur in it. */
export interface Edit {
  /** From the root of the project: 'src/content/en/firm.ts'. */
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

/**
 * Copies the sources, changes them and runs the site's own build on them.
 * @param change does to the copy at `root` what edits cannot
 * @returns the built site's folder, and what removes it
 * @throws when an edit does not apply, or the build fails
 */
export async function buildChanged(edits: readonly Edit[], change?: (root: string) => Promise<void>) {
  const copy = copyProject();
  for (const { file, before, after } of edits) {
    const place = path.join(copy, file);
    const text = readFileSync(place, 'utf8');
    if (!text.includes(before)) throw new Error(`${file} has no '${before}'`);
    writeFileSync(place, text.replace(before, after));
  }
  await change?.(copy);
  await runVite(copy);
  return { dist: path.join(copy, 'dist'), remove: () => rmSync(copy, { recursive: true }) };
}

const contentOf = ({ file, integrity }: PrecachedFile) => `${file} ${integrity}`;

/** What a device that has the whole site of dist/ fetches again when the host has a build with this change. */
export async function refetchedAfter(edit: Edit): Promise<PrecachedFile[]> {
  const stored = new Set(precachedFiles().map(contentOf));
  const { dist, remove } = await buildChanged([edit]);
  const files = precachedFiles(readFileSync(path.join(dist, 'sw.js'), 'utf8'));
  remove();
  return files.filter((file) => !stored.has(contentOf(file)));
}

/**
 * Builds the site whose sources lie in this folder.
 * @param settings environment variables of the build: `{ SITE_URL: 'https://www.firm.com.bd' }`
 * @throws with what Vite says, when the build fails
 */
export async function runVite(cwd: string, settings: Readonly<Record<string, string>> = {}): Promise<void> {
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  // Vitest sets NODE_ENV to 'test', with which React would be built for development.
  const env = { ...process.env, ...settings, NODE_ENV: 'production', VITEST: '' };
  await promisify(execFile)(process.execPath, [vite, 'build', '--logLevel', 'error'], { cwd, env });
}
