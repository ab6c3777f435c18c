import { expect, test } from 'vitest';
import { listText } from '../../../src/content/bn/list-text.ts';
import { outboxText } from '../../../src/content/bn/outbox.ts';
import { summaryText } from '../../../src/content/bn/submissions.ts';
import { summaryOf } from '../../../src/forms/submission-summary.ts';
import { entryText } from '../../../src/layout/outbox-status/entry-text.ts';
import { formatFileSize } from '../../../src/lib/file-size.ts';
import { formatsOf } from '../../../src/lib/formats.ts';
import { newRecord } from '../../../src/outbox/record.ts';

const formats = formatsOf(listText);

test('numbers are written as Intl writes them; what is no digit stays', () => {
  const { format } = new Intl.NumberFormat('bn-BD', { useGrouping: false });
  expect(formats.digits(9_876_543_210)).toBe(format(9_876_543_210));
  expect(formats.digits('+880 1200-000 101')).toBe('+৮৮০ ১২০০-০০০ ১০১');
  expect(formats.digits('09:05 (3fa)')).toBe('০৯:০৫ (৩fa)');
});

test('sizes of files, and days', () => {
  const sizes = [1, 348_160, 1_258_291, 5 * 1024 * 1024, 3.5 * 1024 ** 3];
  const written = sizes.map((size) => formatFileSize(size, formats));
  const words = written.map((size) => size.split('\u00a0').join('_')).join(', ');
  expect(words).toBe('১_কিলোবাইট, ৩৪০_কিলোবাইট, ১.২_মেগাবাইট, ৫_মেগাবাইট, ৩.৫_গিগাবাইট');
  expect(formats.date({ day: 15, month: 11, year: 2026 })).toBe('১৫ নভেম্বর ২০২৬');
});

test('what was queued on an English page is told on a Bangla page in Bangla', () => {
  const now = Date.parse('2026-11-21T14:30:00+06:00');
  const submission = { id: 'id', kind: 'contact', about: 'inquiry', fields: [] } as const;
  const record = { ...newRecord(submission, now - 9 * 86_400_000), seq: 1 };
  expect(summaryOf(record, summaryText)).toBe('প্রতিষ্ঠানের কাছে বার্তা: সাধারণ জিজ্ঞাসা');
  const told = entryText(record, now, { list: outboxText.list, formats, isStoredOnce: true }).join(' ');
  expect(told).toContain('১২ নভেম্বর ২০২৬, ১৪:৩০');
  expect(told).not.toMatch(/[\da-z]/i);
});
