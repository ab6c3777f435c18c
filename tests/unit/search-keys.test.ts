import { expect, test } from 'vitest';
import { optionAfterKey } from '../../src/layout/site-search/search-results.tsx';

test.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['Home', -1, 3, null],
  ['End', -1, 3, null],
  ['a', 1, 3, null],
  ['ArrowDown', -1, 0, null],
])('%s on option %i of %i', (key, active, count, next) => {
  expect(optionAfterKey(key, active, count)).toBe(next);
});
