import { expect, test } from 'vitest';
import { checksumOf } from '../../src/lib/checksum.ts';

test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the published value of FNV-1a for %j comes out', (text, checksum) => {
  expect(checksumOf(new TextEncoder().encode(text))).toBe(checksum);
});
