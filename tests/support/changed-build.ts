import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { precachedFiles, type PrecachedFile } from '../build/site-files.ts';

/** The root of the project. */
export const root = path.resolve(import.meta.dirname, '../..');

/** The packages, which are linked, the history, and what builds and tests leave behind. */
const notCopied = /^(?:node_modules|dist|dist-prerender|\.(?:git|data|vite|judge|hosts|bench|failed-tests))$/;

/**
 * Copies the project to a temporary folder, to be changed and built there. Its packages are linked; caches, whose names
 * begin with a dot, are its own.
 * @param leftOut files and folders from the root of the project: 'tests/unit/sample-content'
 */
export function copyProject(leftOut: readonly string[] = []): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'changed-site-'));
  const packages = path.join(copy, 'node_modules');
  const isCopied = (file: string) => {
    const name = path.relative(root, file);
    return !notCopied.test(name) && !leftOut.includes(name);
  };
  cpSync(root, copy, { recursive: true, filter: isCopied });
  mkdirSync(packages);
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (!name.startsWith('.') || name === '.bin')
      symlinkSync(path.join(root, 'node_modules', name), path.join(packages, name));
  }
  return copy;
}

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

/** The worker's list of a build, which is removed. */
async function filesOf(edits: readonly Edit[]): Promise<PrecachedFile[]> {
  const { dist, remove } = await buildChanged(edits);
  const worker = readFileSync(path.join(dist, 'sw.js'), 'utf8');
  remove();
  return precachedFiles(worker);
}
const contentOf = ({ file, integrity }: PrecachedFile) => `${file} ${integrity}`;
let stored: Promise<ReadonlySet<string>> | undefined;

/**
 * What a device that has the whole site fetches again when the host has a build with this change. It is compared with a
 * build in a copy, too: the bundler orders modules by their absolute paths.
 */
export async function refetchedAfter(edit: Edit): Promise<PrecachedFile[]> {
  stored ??= filesOf([]).then((files) => new Set(files.map(contentOf)));
  const known = await stored;
  return (await filesOf([edit])).filter((file) => !known.has(contentOf(file)));
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
