import { describe, expect, test } from 'vitest';
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
