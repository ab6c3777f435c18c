import { expect, test } from 'vitest';
import { listText } from '../../src/content/en/list-text.ts';
import { formatDate, isoDate, readDate } from '../../src/lib/dates.ts';

const show = (text: string) => {
  const date = readDate(text);
  return date && formatDate(date, listText.months);
};

test.each([
  ['2026-11-15T09:30:00+06:00', '15 Nov 2026'],
  ['2026-09-05T09:00:00+06:00', '5 Sept 2026'],
  // Half past six in the evening in Greenwich is the next day in Dhaka.
  ['2026-12-31T18:30:00Z', '1 Jan 2027'],
  ['2026-12-31T17:59:59.999Z', '31 Dec 2026'],
  ['2026-03-01T01:00:00+1400', '28 Feb 2026'],
  // Without an offset the server's own clock is meant, which stands in Dhaka.
  ['2026-11-15 23:30', '15 Nov 2026'],
  [' 2026-11-15 ', '15 Nov 2026'],
])('a date of the server %s is %s', (text, expected) => {
  expect(show(text)).toBe(expected);
});

test.each([
  '',
  'yesterday',
  '2026-13-01',
  '2026-02-30',
  '2026-11-15T25:00',
  '0001-01-01',
  '2026-11-15T09:30:00+06:00 or so',
])('a date of the server %j cannot be read', (text) => {
  expect(readDate(text)).toBeNull();
});

test('a date of the server has a form for machines', () => {
  expect(isoDate({ day: 5, month: 9, year: 2026 })).toBe('2026-09-05');
});

test('the names of the months are those of British English', () => {
  expect(listText.months).toHaveLength(12);
  for (const [index, name] of listText.months.entries()) {
    const short = new Intl.DateTimeFormat('en-GB', { month: 'short' }).format(new Date(2026, index, 15));
    expect([short, `${short}t`]).toContain(name);
  }
});
