import { expect, test } from 'vitest';
import { newsId } from '../../src/api/news.ts';

const title = 'What a trademark registration in Bangladesh involves';
const date = '2026-11-15T09:30:00+06:00';

test('an id can be read, and stays the same from build to build', () => {
  // Written down, not computed: links to news must not break when the code changes.
  expect(newsId(title, date)).toBe('what-a-trademark-registration-in-bangladesh-involves-7zzwe5');
});

test('another title or another date is another id', () => {
  const ids = [newsId(title, date), newsId(`${title}.`, date), newsId(title, '2026-11-16'), newsId('', date)];
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(['', 'শ্রম আইনের নতুন বিধি', '!!!', '🙂'])('a title without Latin letters: %j', (other) => {
  expect(newsId(other, date)).toMatch(/^news-[0-9a-z]+$/);
});

test('an id is fit for an address and for an element', () => {
  const hostile = newsId(`Étude: "L'eau" & <b>#?%/\\ ${'long '.repeat(50)}`, date);
  expect(hostile).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(hostile).toMatch(/^etude-leau-b-long/);
  expect(hostile.length).toBeLessThan(70);
});
