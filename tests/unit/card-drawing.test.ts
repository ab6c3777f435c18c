import { expect, test } from 'vitest';
import { drawCard, type CardArt } from '../../src/prerender/build/cards/card-drawing.ts';

/** Every letter half as wide as it is high. */
const measure = (text: string, fontSize: number) => (text.length * fontSize) / 2;
const art: Omit<CardArt, 'place'> = { background: '#000000', drawing: '', mark: '', subject: 'xMidYMid' };
const names = { firmName: 'Chambers', descriptor: 'Advocates' };
const long = 'A very long name of a practice area that nobody would ever choose, '.repeat(4);

/** Size and words of every line of a card. */
function linesOf(svg: string): { size: number; text: string; x: number }[] {
  const lines = svg.matchAll(/<text x="(\d+)" y="[-\d.]+"[^>]*font-size="(\d+)"[^>]*>([^<]*)</g);
  return [...lines].map(([, x, size, text = '']) => ({ x: Number(x), size: Number(size), text }));
}

test.each([
  ['panel', 660],
  ['frieze', 1200],
] as const)('every line of a card stays on its ground (%s), however long its words are', (place, ground) => {
  for (const [title, firmName] of [
    ['Family Law', 'Chambers'],
    [long, long],
    ['x'.repeat(300), 'x'.repeat(100)],
  ] as const) {
    const lines = linesOf(drawCard({ ...names, title, firmName }, { ...art, place }, measure));
    expect(lines.length).toBeGreaterThanOrEqual(3);
    expect(lines.length).toBeLessThanOrEqual(6);
    for (const { x, size, text } of lines)
      expect(x + measure(text, size), text).toBeLessThanOrEqual(ground - 64);
  }
});

test('a title that is cut says so, one that fits is whole', () => {
  const title = (text: string) =>
    linesOf(drawCard({ ...names, title: text }, { ...art, place: 'panel' }, measure));
  expect(title('Family Law')[0]?.text).toBe('Family Law');
  expect(title(long).at(-3)?.text).toMatch(/…$/);
});
