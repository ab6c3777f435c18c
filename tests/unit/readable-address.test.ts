import { expect, test } from 'vitest';
import { readableAddress } from '../../src/lib/readable-address.ts';

test.each([
  ['https://www.facebook.com/', 'www.facebook.com'],
  ['https://wa.me/8801200000001?text=Hello%2C%20I%20would', 'wa.me/8801200000001?text=Hello, I would'],
  ['https://example.com/%E0%A6%86%E0%A6%87%E0%A6%A8', 'example.com/আইন'],
  ['http://example.com/100%', 'example.com/100%'],
])('%s reads %s', (href, text) => {
  expect(readableAddress(href)).toBe(text);
});
