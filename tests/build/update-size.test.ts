import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keptFiles, type KeptFile } from './site-files.ts';

/*
 * What an update costs a visitor who has the site on the device: every file whose content the worker does not have.
 */

const root = path.resolve(import.meta.dirname, '../..');
const sources = ['index.html', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'];
const folders = ['public', 'src', 'sw', 'tests/server'];

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'changed-site-'));
  for (const name of [...sources, ...folders]) {
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true }));

/** Changes a text of the content, builds the site with it, and puts the text back. @returns what its worker keeps */
function buildWith(file: string, before: string, after: string): KeptFile[] {
  const place = path.join(copy, 'src/content', file);
  const text = readFileSync(place, 'utf8');
  if (!text.includes(before)) throw new Error(`${file} has no '${before}'`);
  writeFileSync(place, text.replace(before, after));
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const { status, stderr } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: copy,
    encoding: 'utf8',
    // Vitest sets NODE_ENV to 'test', with which React would be built for development.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  writeFileSync(place, text);
  if (status !== 0) throw new Error(stderr);
  return keptFiles(readFileSync(path.join(copy, 'dist/sw.js'), 'utf8'));
}

const known = new Set(keptFiles().map(({ file, revision }) => `${file} ${revision}`));

test.each([
  ['the name of a lawyer', 'team.ts', 'Farhana Yasmin Siddiqua', 'Farhana Yasmeen Siddiqua'],
  [
    "a sentence of a practice area's lead",
    'practice-areas/family-law.ts',
    'The welfare of children guides every step that we recommend.',
    'The welfare of the children comes before every step that we recommend.',
  ],
])('%s: a new one refetches at most 30 kB', { timeout: 300_000 }, (_what, file, before, after) => {
  const fetched = buildWith(file, before, after).filter(
    (kept) => !known.has(`${kept.file} ${kept.revision}`),
  );
  const names = fetched.map(({ file: name, bytes }) => `${name}: ${bytes}`);
  // The page, the code that holds the words, the search index, version.json.
  expect(fetched.length).toBeGreaterThanOrEqual(4);
  expect(fetched.length, names.join('\n')).toBeLessThanOrEqual(10);
  expect(
    fetched.reduce((sum, { bytes }) => sum + bytes, 0),
    names.join('\n'),
  ).toBeLessThanOrEqual(30_000);
});
