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

describe('the styles in a page', () => {
  const html = readPage('/family-law.html');
  const later = /<svg data-later-styles style="display:none">([\s\S]*?)<\/svg>/.exec(html);
  const first = [...html.slice(0, html.indexOf('</head>')).matchAll(/<style>([\s\S]*?)<\/style>/g)].map(
    ([, styles = '']) => styles,
  );
  const lengthOf = (styles: string) => styles.replaceAll(/\s/g, '').length;

  test('are all those of its sheets', () => {
    const files = [...html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"/g)].map(
      ([, file = '']) => file,
    );
    expect(files.length).toBeGreaterThan(1);
    expect(lengthOf(first.join('') + (later?.[1] ?? '').replaceAll(/<\/?style>/g, ''))).toBe(
      lengthOf(files.map(readPage).join('')),
    );
  });

  test('come behind the page where the first screen does without', () => {
    expect(later?.index).toBeGreaterThan(html.lastIndexOf('</footer>'));
    expect(later?.[1]).toContain('@media print');
    expect(first.join('')).not.toContain('@media print');
    for (const part of ['footer', 'reflection', 'ways', 'sheet']) {
      expect(later?.[1], part).toMatch(new RegExp(`\\.${part}-[a-z0-9]{3}\\{`));
      expect(first.join(''), part).not.toMatch(new RegExp(`\\.${part}-[a-z0-9]{3}[ {]`));
    }
    expect(first.join('')).toMatch(/\.hero-[a-z0-9]{3}\{/);
  });

  test('show the footer only when they are there', () => {
    expect(first.join('')).toContain(':where(#root>footer){visibility:hidden}');
    expect(later?.[1]).toMatch(/\.footer-[a-z0-9]{3}\{[^}]*visibility:visible/);
  });
});
