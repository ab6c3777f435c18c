import { describe, expect, test } from 'vitest';
import {
  isKeptPage,
  joinPage,
  laterStylesTag,
  markKeptPage,
  withoutFolder,
} from '../../src/lib/kept-page.ts';
import { splitPages } from '../../src/prerender/build/page-pieces.ts';

const style = `<style>${'body{margin:0}'.repeat(10)}</style>`;
const footer = `<footer><p>${'The same on every page. '.repeat(5)}</p></footer>`;
const script = '<script src="/assets/abc/site.js"></script>';

function pageOf(text: string): string {
  return `<!doctype html><html><head>${style}</head><body><h1>${text}</h1><p>Text $& about ${text}</p>${footer}${script}</body></html>`;
}

function split(...texts: readonly string[]) {
  return splitPages(new Map(texts.map((text) => [text, withoutFolder(pageOf(text), 'assets/abc')])));
}

describe('pages in parts', () => {
  test('are the same pages, letter by letter, when they are put together again', () => {
    const { pages, pieces } = split('Team', 'News', '');
    for (const [text, parts] of pages) {
      expect(joinPage(parts, pieces, 'assets/abc')).toBe(pageOf(text));
      expect(joinPage(parts, pieces, 'assets/xyz')).toBe(pageOf(text).replace('/abc/', '/xyz/'));
    }
  });

  test('keep what they share once, and what is their own with them', () => {
    const { pages, pieces } = split('Team', 'News');
    const all = pieces.join('');
    expect(all.split(style)).toHaveLength(2);
    expect(all.split('<footer><p>The same')).toHaveLength(2);
    expect(all).not.toContain('Team');
    expect(JSON.stringify(pages.get('Team'))).not.toContain('same on every page');
  });

  test('change neither what is shared nor another page when one page changes', () => {
    const before = split('Team', 'News', 'Career');
    const after = split('Team', 'Our news', 'Career');
    expect(after.pieces).toEqual(before.pieces);
    expect(after.pages.get('Team')).toEqual(before.pages.get('Team'));
    expect(after.pages.get('Career')).toEqual(before.pages.get('Career'));
  });

  test('cannot be put together with the pieces of too few pages', () => {
    const { pages, pieces } = split('Team', 'News');
    expect(() => joinPage(pages.get('Team') ?? [], pieces.slice(0, 0), 'assets/abc')).toThrow('no piece');
  });

  test('are marked, and stop where their first screen ends', () => {
    const page = `<html lang="en"><section></section>${laterStylesTag}<style></style></svg><p>$&</p></html>`;
    expect(markKeptPage(page)).toBe(
      `<html data-from-device lang="en"><section></section>${laterStylesTag}<script href="/fold.js"></script><style></style></svg><p>$&</p></html>`,
    );
  });

  test('are told from what pages share and from other files', () => {
    const paths = [
      '/kept/team.json',
      '/kept/index.json',
      '/kept/pieces.json',
      '/version.json',
      '/assets/kept/a.js',
    ];
    expect(paths.filter(isKeptPage)).toEqual(['/kept/team.json', '/kept/index.json']);
  });
});
