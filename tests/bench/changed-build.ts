import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
/** What a build reads. */
const sources = ['index.html', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'];
const folders = ['public', 'src', 'sw', 'tests/server'];

const changedFile = 'src/content/practice-areas/family-law.ts';
/** The first sentence of the page's lead. */
const sentence = /(?<=lead: ')[^.']+/;

/**
 * Builds the site anew in a folder of its own, with one sentence of one page changed.
 * @returns the built folder, and what removes everything
 * @throws when the sentence is not found or the build fails
 */
export function buildWithChangedSentence(): { readonly distFolder: string; remove(): void } {
  const copy = mkdtempSync(path.join(tmpdir(), 'bench-changed-'));
  const remove = (): void => rmSync(copy, { recursive: true, force: true });
  for (const name of [...sources, ...folders])
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  const file = path.join(copy, changedFile);
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(sentence, (found) => `${found}, as a benchmark has it`);
  if (changed === text) throw new Error(`${changedFile} has no lead to change`);
  writeFileSync(file, changed);
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const { status, stderr } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: copy,
    encoding: 'utf8',
  });
  if (status !== 0) {
    remove();
    throw new Error(`The changed site could not be built: ${stderr.trim()}`);
  }
  return { distFolder: path.join(copy, 'dist'), remove };
}
