import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { buildChanged, type Edit } from '../support/changed-build.ts';
import { precachedFiles, type PrecachedFile } from './site-files.ts';

/*
 * What an update costs a visitor who has the site on the device: every file whose content the worker does not have.
 */

const contentOf = ({ file, integrity }: PrecachedFile) => `${file} ${integrity}`;

/** The worker's list of a build. Both are built in copies: the bundler orders modules by their paths. */
async function filesOf(edits: readonly Edit[]): Promise<PrecachedFile[]> {
  const { dist, remove } = await buildChanged(edits);
  const worker = readFileSync(path.join(dist, 'sw.js'), 'utf8');
  remove();
  return precachedFiles(worker);
}

let known: ReadonlySet<string>;
beforeAll(async () => {
  known = new Set((await filesOf([])).map(contentOf));
}, 300_000);

test.each([
  ['the name of a lawyer', 'team.ts', 'Farhana Yasmin Siddiqua', 'Farhana Yasmeen Siddiqua'],
  [
    "a sentence of a practice area's lead",
    'practice-areas/family-law.ts',
    'The welfare of children guides every step that we recommend.',
    'The welfare of the children comes before every step that we recommend.',
  ],
])('%s: a new one refetches at most 30 kB', { timeout: 300_000 }, async (_what, file, before, after) => {
  const files = await filesOf([{ file: `src/content/${file}`, before, after }]);
  const fetched = files.filter((stored) => !known.has(contentOf(stored)));
  const names = fetched.map(({ file: name, bytes }) => `${name}: ${bytes}`);
  // The page, the code that holds the words, the entry that names it, the loader, the search index, version.json.
  expect(fetched.length).toBeGreaterThanOrEqual(4);
  expect(fetched.length, names.join('\n')).toBeLessThanOrEqual(10);
  expect(
    fetched.reduce((sum, { bytes }) => sum + bytes, 0),
    names.join('\n'),
  ).toBeLessThanOrEqual(30_000);
});
