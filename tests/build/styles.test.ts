import { expect, test } from 'vitest';
import { builtFiles, readPage } from './site-files.ts';

const sheets = builtFiles()
  .filter((file) => file.endsWith('.css'))
  .map(readPage)
  .join('\n');

test('every custom property of Mantine that a shipped style reads is defined', () => {
  const read = new Set([...sheets.matchAll(/var\((--mantine-[a-z0-9-]+)\s*\)/g)].map((match) => match[1]));
  const defined = new Set([...sheets.matchAll(/(--mantine-[a-z0-9-]+)\s*:/g)].map((match) => match[1]));
  expect(read.size).toBeGreaterThan(5);
  expect([...read].filter((name) => !defined.has(name))).toEqual([]);
});

test('every token that a shipped style reads is defined', () => {
  const tokens = [
    'ground',
    'surface',
    'band',
    'text',
    'dim',
    'line',
    'control',
    'primary',
    'link',
    'accent',
    'wall',
    'glow',
    'focus',
  ];
  expect(tokens.filter((name) => !new RegExp(`--${name}:`).test(sheets))).toEqual([]);
});
