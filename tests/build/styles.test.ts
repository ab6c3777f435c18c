import { expect, test } from 'vitest';
import { builtFiles, readPage } from './site-files.ts';

const sheets = builtFiles()
  .filter((file) => file.endsWith('.css'))
  .map(readPage)
  .join('\n');

test('every custom property that a shipped style reads without a default is defined or set', () => {
  // Set by components, as styles of an element: the HTML and the scripts name them.
  const elsewhere = builtFiles()
    .filter((file) => /\.(html|js)$/.test(file))
    .map(readPage)
    .join('\n');
  const read = new Set([...sheets.matchAll(/var\((--[\w-]+)\s*\)/g)].map(([, name = '']) => name));
  const defined = new Set([...sheets.matchAll(/(--[\w-]+)\s*:/g)].map(([, name = '']) => name));
  expect(read.size).toBeGreaterThan(40);
  expect([...read].filter((name) => !defined.has(name) && !elsewhere.includes(name))).toEqual([]);
});
