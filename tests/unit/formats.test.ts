import { expect, test } from 'vitest';
import { listText } from '../../src/content/en/list-text.ts';
import { formatFileSize } from '../../src/lib/file-size.ts';
import { formatsOf } from '../../src/lib/formats.ts';

const formats = formatsOf(listText);

test('sizes of files, numbers and days', () => {
  const sizes = [1, 348_160, 1_258_291, 5 * 1024 * 1024, 3.5 * 1024 ** 3];
  const written = sizes.map((size) => formatFileSize(size, formats));
  expect(written.join(', ')).toBe('1_kB, 340_kB, 1.2_MB, 5_MB, 3.5_GB'.replaceAll('_', '\u00a0'));
  expect(formats.digits(9_876_543_210)).toBe('9876543210');
  expect(formats.date({ day: 15, month: 11, year: 2026 })).toBe('15 Nov 2026');
});
