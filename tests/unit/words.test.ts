import { describe, expect, test } from 'vitest';
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

describe('a cut', () => {
  test('leaves a text of exactly so many words alone', () => {
    const html = '<p>one two <b>three</b></p>';
    expect(cutWords(html, 3)).toEqual({ html, isCut: false });
    expect(cutWords(html, 2)).toEqual({ html: '<p>one two…</p>', isCut: true });
  });

  test('closes what is open, in the right order', () => {
    expect(cutWords('<ul><li>a <a href="/x"><em>b c</em></a></li><li>d</li></ul>', 2).html).toBe(
      '<ul><li>a <a href="/x"><em>b…</em></a></li></ul>',
    );
  });

  test('opens nothing that would stay empty', () => {
    expect(cutWords('<p>a b</p><ul><li>c</li></ul>', 2).html).toBe('<p>a b…</p>');
  });

  test('counts words across emphasis as one, and blocks as borders', () => {
    expect(cutWords('<p>un<b>break</b>able word</p>', 1).html).toBe('<p>un<b>break</b>able…</p>');
    expect(cutWords('<li>one</li><li>two</li>', 1).html).toBe('<li>one…</li>');
    expect(cutWords('one<br>two', 1).html).toBe('one…');
  });

  test('counts neither tags nor attributes, with angle brackets in them or not', () => {
    const html = '<p><a title="a > b c d" href="/x">one</a> two</p>';
    expect(cutWords(html, 2).isCut).toBe(false);
    expect(cutWords(html, 1).html).toBe('<p><a title="a > b c d" href="/x">one…</a></p>');
  });

  test('keeps entities whole, and takes a fixed space for a space', () => {
    expect(cutWords('R&amp;D&nbsp;and more', 1).html).toBe('R&amp;D…');
    expect(cutWords('a\u00a0b\u2003c\n\td', 3).html).toBe('a\u00a0b\u2003c…');
  });

  test('never cuts inside a word of Bangla, whatever joiners it has', () => {
    const words = ['বাংলাদেশের', 'শ্রম', 'আইন\u200D', 'র\u200D্যাব', 'কর্মচারী', 'চুক্তিপত্র।'];
    for (let limit = 1; limit < words.length; limit += 1) {
      expect(cutWords(`<p>${words.join(' ')}</p>`, limit).html).toBe(
        `<p>${words.slice(0, limit).join(' ')}…</p>`,
      );
    }
    expect(cutWords('ক\uFEFFখ গ', 1).html).toBe('ক\uFEFFখ…');
  });

  test('drops pictures behind the cut and keeps those before it', () => {
    expect(cutWords('<p>a <img src="/1"> b c <img src="/2"></p>', 2).html).toBe('<p>a <img src="/1"> b…</p>');
    expect(cutWords('<p>a b</p><img src="/2">', 2).isCut).toBe(false);
  });

  test('ignores comments and survives a stray bracket', () => {
    expect(cutWords('<!-- a b c -->one < two', 2).html).toBe('<!-- a b c -->one <…');
  });
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
