import { brotliCompressSync } from 'node:zlib';
import path from 'node:path';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildChanged, type Edit } from '../support/changed-build.ts';
import {
  fileOf,
  precachedFiles,
  type PrecachedFile,
  readPage,
  scriptsOf,
  staticPaths,
  stylesOf,
  transferSize,
} from './site-files.ts';

/** Sum of what travels, in kB of 1000 bytes, each file once. */
function kilobytes(addresses: readonly string[]): number {
  return [...new Set(addresses)].reduce((sum, address) => sum + transferSize(address), 0) / 1000;
}

/**
 * In kB. A page of text has 115; pages with a form or a slider bring more, those with lists of the server the most. The
 * team has room for two dozen people more.
 */
const scriptBudget: Readonly<Record<string, number>> = {
  '/': 125,
  '/contact': 125,
  '/team': 115,
  '/career': 135,
  '/advertisement': 130,
  '/stored-on-this-device': 125,
  '/news': 145,
};

test.each(staticPaths)('%s: the script, style and HTML of a first load stay in budget, brotli', (address) => {
  const style = brotliCompressSync(stylesOf(readPage(fileOf(address))).join('')).length / 1000;
  const script = kilobytes(scriptsOf(address));
  expect(script).toBeGreaterThan(50);
  expect(script).toBeLessThanOrEqual(scriptBudget[address] ?? 115);
  expect(style).toBeGreaterThan(4);
  expect(style).toBeLessThanOrEqual(12);
  expect(kilobytes([fileOf(address)])).toBeLessThanOrEqual(22);
});

test('everything that the worker stores is at most 750 kB in brotli, and what every page needs 200 kB', () => {
  const files = precachedFiles();
  const total = kilobytes(files.map(({ file }) => file));
  const core = kilobytes(files.filter((file) => file.core).map(({ file }) => file));
  expect(total).toBeGreaterThan(300);
  expect(total).toBeLessThanOrEqual(750);
  expect(core).toBeGreaterThan(100);
  expect(core).toBeLessThanOrEqual(200);
});

test('what is above the fold needs no request of its own', () => {
  for (const address of staticPaths) {
    const html = readPage(fileOf(address));
    const eager = html.match(/<img(?![^>]*loading="lazy")[^>]*>/g) ?? [];
    const asked = eager.filter((image) => !image.includes('src="data:image/svg+xml,'));
    expect(asked, address).toEqual([]);
    expect(html.match(/<link rel="stylesheet"(?![^>]*\sdisabled\b)[^>]*>/g), address).toBeNull();
  }
});

/** The worker's list of a build. All are built in copies: the bundler orders modules by their paths. */
async function filesOf(edits: readonly Edit[]): Promise<PrecachedFile[]> {
  const { dist, remove } = await buildChanged(edits);
  const worker = readFileSync(path.join(dist, 'sw.js'), 'utf8');
  remove();
  return precachedFiles(worker);
}
const contentOf = ({ file, integrity }: PrecachedFile) => `${file} ${integrity}`;
let known: Promise<ReadonlySet<string>> | undefined;

test.each([
  ['the name of a lawyer', 'team.ts', 'Farhana Yasmin Siddiqua', 'Farhana Yasmeen Siddiqua'],
  [
    "a sentence of a practice area's lead",
    'practice-areas/family-law.ts',
    'The welfare of children guides every step that we recommend.',
    'The welfare of the children comes before every step that we recommend.',
  ],
])(
  '%s: who has the site fetches at most 30 kB again',
  { timeout: 600_000 },
  async (_, file, before, after) => {
    known ??= filesOf([]).then((files) => new Set(files.map(contentOf)));
    const stored = await known;
    const files = await filesOf([{ file: `src/content/${file}`, before, after }]);
    const fetched = files.filter((each) => !stored.has(contentOf(each)));
    const names = fetched.map(({ file: name, bytes }) => `${name}: ${bytes}`).join('\n');
    // The page, the code that holds the words, the entry that names it, the loader, the search index, version.json.
    expect(fetched.length, names).toBeGreaterThanOrEqual(4);
    expect(fetched.length, names).toBeLessThanOrEqual(10);
    const sum = fetched.reduce((bytes, each) => bytes + each.bytes, 0);
    expect(sum, names).toBeLessThanOrEqual(30_000);
  },
);
