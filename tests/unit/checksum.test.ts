import { expect, test } from 'vitest';
import { checksumOf } from '../../src/lib/checksum.ts';

const of = (text: string) => checksumOf(new TextEncoder().encode(text));

test('the published values of FNV-1a come out', () => {
  expect(of('')).toBe(0x811c9dc5);
  expect(of('a')).toBe(0xe40c292c);
  expect(of('foobar')).toBe(0xbf9cf968);
});

test('the order and the length of the bytes count', () => {
  expect(of('ab')).not.toBe(of('ba'));
  expect(of('a')).not.toBe(of('a\0'));
});
