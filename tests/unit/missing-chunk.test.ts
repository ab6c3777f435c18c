import { expect, test } from 'vitest';
import { missingChunkMessage } from '../../src/lib/missing-chunk.ts';

test.each([
  'Failed to fetch dynamically imported module: https://example.com/assets/team-page-x.js',
  'error loading dynamically imported module: https://example.com/assets/team-page-x.js',
  'Importing a module script failed.',
  "'text/html' is not a valid JavaScript MIME type.",
  'Unable to preload CSS for /assets/team-page-x.css',
])('a missing part is recognised, also behind another error: %s', (message) => {
  const error = new TypeError(message);
  expect(missingChunkMessage(error)).toBe(message);
  expect(missingChunkMessage(new Error('The page failed', { cause: error }))).toBe(message);
});

test.each([
  new Error('Failed to fetch'),
  new TypeError('x is undefined'),
  'Importing a module script failed.',
  null,
])('another failure is none: %s', (error) => {
  expect(missingChunkMessage(error)).toBeNull();
});
