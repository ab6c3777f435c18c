import { describe, expect, test } from 'vitest';
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

describe.each(['/index.html', '/family-law.html', '/apply.html', '/stored-on-this-device.html'])(
  'the styles in %s',
  (file) => {
    const html = readPage(file);
    const head = html.slice(0, html.indexOf('</head>'));
    const { 0: later = '', index: place = 0 } =
      /<svg data-later-styles style="display:none">[\s\S]*?<\/svg>/.exec(html) ?? {};
    const stylesOf = (text: string) =>
      [...text.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, styles]) => styles).join('');

    test('are all those of its sheets', () => {
      const sheetsOfPage = [...html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"/g)].map(
        ([, name = '']) => readPage(name).trim(),
      );
      // A condition that is cut in two is told twice.
      const declarations = (text: string) => (text.match(/[{;][\w-]+:/g) ?? []).toSorted();
      expect(sheetsOfPage.length).toBeGreaterThan(1);
      expect(declarations(stylesOf(head) + stylesOf(later))).toEqual(declarations(sheetsOfPage.join('')));
    });

    test('come in the head where the first screen shows them, and right behind it where not', () => {
      const screen = html.slice(html.indexOf('<header'), place);
      expect(screen.endsWith('</section>') || screen.endsWith('</main>')).toBe(true);
      expect(screen).toContain('<h1');
      expect(html.indexOf('<footer')).toBeGreaterThan(place);
      for (const part of ['@media print{', '.footer-', '.corner-', '.reflection-']) {
        expect(stylesOf(later), part).toContain(part);
        expect(stylesOf(head), part).not.toContain(part);
      }
      expect(stylesOf(head)).toMatch(/\.bar-\w+\{/);
      // In a drawing that would begin an element.
      expect(stylesOf(later)).not.toContain('<');
    });
  },
);
