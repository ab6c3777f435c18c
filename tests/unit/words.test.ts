import { expect, test } from 'vitest';
import { cutWords } from '../../src/lib/words.ts';

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
  ['is not stopped by a bracket in an attribute', `${link}one</a> two</p>`, 1, `${link}one…</a></p>`],
  ['keeps entities whole, and takes a fixed space for a space', 'R&amp;D&nbsp;and more', 1, 'R&amp;D…'],
  ['takes a danda for a border, with or without a space', '<p>এক দুই।তিন । চার।</p>', 3, '<p>এক দুই।তিন…</p>'],
  ['never cuts at a joiner', '<p>আইন\u200D র\u200D্যাব চুক্তিপত্র।</p>', 2, '<p>আইন\u200D র\u200D্যাব…</p>'],
  [
    'drops pictures behind the cut and keeps those before it',
    '<p>a <img src="/1"> b c <img src="/2"></p>',
    2,
    '<p>a <img src="/1"> b…</p>',
  ],
  ['ignores comments and survives a stray bracket', '<!-- a b c -->one < two', 2, '<!-- a b c -->one <…'],
])('a cut %s', (_, html, limit, cut) => {
  expect(cutWords(html, limit)).toEqual({ html: cut ?? html, isCut: cut !== null });
});
