import { expect, test } from 'vitest';
import { cutWords } from '../../src/lib/words.ts';
import sample from '../server/sample-api-data.json' with { type: 'json' };

/** Tags that are open at the end, or closed in the wrong order. An empty list is well formed. */
function unbalanced(html: string): string[] {
  const open: string[] = [];
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)(?:"[^"]*"|[^>"])*>/g)) {
    if (['br', 'hr', 'img'].includes(name)) continue;
    if (slash === '') open.push(name);
    else if (open.pop() !== name) return [`</${name}>`];
  }
  return open;
}

const textOf = (html: string) => html.replaceAll(/<(?:"[^"]*"|[^>"])*>/g, ' ').replaceAll('&nbsp;', ' ');
const link = '<p><a title="a > b c d" href="/x">';

test.each<[string, string, number, string | null]>([
  ['leaves a text of exactly so many words alone', '<p>one two <b>three</b></p>', 3, null],
  ['says that there is more', '<p>one two <b>three</b></p>', 2, '<p>one two…</p>'],
  [
    'closes what is open, in the right order',
    '<ul><li>a <a href="/x"><em>b c</em></a></li><li>d</li></ul>',
    2,
    '<ul><li>a <a href="/x"><em>b…</em></a></li></ul>',
  ],
  ['opens nothing that would stay empty', '<p>a b</p><ul><li>c</li></ul>', 2, '<p>a b…</p>'],
  ['counts a word across emphasis as one', '<p>un<b>break</b>able word</p>', 1, '<p>un<b>break</b>able…</p>'],
  ['takes a block for a border', '<li>one</li><li>two</li>', 1, '<li>one…</li>'],
  ['takes a line break for a border', 'one<br>two', 1, 'one…'],
  ['does not count attributes', `${link}one</a> two</p>`, 2, null],
  ['is not stopped by a bracket in an attribute', `${link}one</a> two</p>`, 1, `${link}one…</a></p>`],
  ['keeps entities whole, and takes a fixed space for a space', 'R&amp;D&nbsp;and more', 1, 'R&amp;D…'],
  ['takes other spaces for spaces', 'a\u00a0b\u2003c\n\td', 3, 'a\u00a0b\u2003c…'],
  ['never cuts at a joiner', '<p>আইন\u200D র\u200D্যাব চুক্তিপত্র।</p>', 2, '<p>আইন\u200D র\u200D্যাব…</p>'],
  ['never cuts at a byte order mark', 'ক\uFEFFখ গ', 1, 'ক\uFEFFখ…'],
  [
    'drops pictures behind the cut and keeps those before it',
    '<p>a <img src="/1"> b c <img src="/2"></p>',
    2,
    '<p>a <img src="/1"> b…</p>',
  ],
  ['does not count a picture', '<p>a b</p><img src="/2">', 2, null],
  ['ignores comments and survives a stray bracket', '<!-- a b c -->one < two', 2, '<!-- a b c -->one <…'],
])('a cut %s', (_, html, limit, cut) => {
  expect(cutWords(html, limit)).toEqual({ html: cut ?? html, isCut: cut !== null });
});

test('the sample news: at any length so many words remain, well formed', () => {
  for (const { description } of sample['news-and-events']) {
    const total = textOf(description).split(/\s+/).filter(Boolean).length;
    for (let limit = 1; limit <= total + 3; limit += 7) {
      const { html, isCut } = cutWords(description, limit);
      expect(unbalanced(html), html).toEqual([]);
      expect(isCut || html === description).toBe(true);
      if (isCut) {
        const words = textOf(html.replace('…', '')).split(/\s+/).filter(Boolean);
        // A full stop behind emphasis stands alone once tags become spaces.
        const alone = words.filter((word) => /^[.,:;)]+$/.test(word)).length;
        expect(words.length - alone).toBe(limit);
      }
    }
  }
});
