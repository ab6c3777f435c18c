import { expect, test } from 'vitest';
import { drawCard, type CardArt } from '../../src/prerender/build/cards/card-drawing.ts';

/** Every letter half as wide as it is high. */
const measure = (text: string, fontSize: number) => (text.length * fontSize) / 2;
const art: Omit<CardArt, 'place'> = { background: '#000000', drawing: '', mark: '', subject: 'xMidYMid' };
const names = { firmName: 'Chambers', descriptor: 'Advocates' };
const long = 'A very long name of a practice area that nobody would ever choose, '.repeat(4);

/** Place, size and words of every line of a card. */
function linesOf(text: Parameters<typeof drawCard>[0], place: CardArt['place']) {
  const lines: { text: string; x: number; size: number }[] = [];
  const draw = (line: string, x: number, _y: number, size: number) =>
    `${lines.push({ text: line, x, size })}`;
  drawCard(text, { ...art, place }, { measure, draw });
  return lines;
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
    const lines = linesOf({ ...names, title, firmName }, place);
    expect(lines.length).toBeGreaterThanOrEqual(3);
    expect(lines.length).toBeLessThanOrEqual(6);
    for (const { x, size, text } of lines)
      expect(x + measure(text, size), text).toBeLessThanOrEqual(ground - 64);
  }
});

test('a title that is cut says so, one that fits is whole', () => {
  const title = (text: string) => linesOf({ ...names, title: text }, 'panel');
  expect(title('Family Law')[0]?.text).toBe('Family Law');
  expect(title(long).at(-3)?.text).toMatch(/…$/);
});
