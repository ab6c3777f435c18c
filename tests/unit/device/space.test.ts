import { afterEach, expect, test, vi } from 'vitest';
import { findLackOfSpace, readDeviceSpace } from '../../../src/device/space.ts';

afterEach(() => void vi.useRealTimers());

const browser = (estimate: unknown) => vi.stubGlobal('navigator', { storage: { estimate } });

test('what is free is what the browser gives less what is used', async () => {
  browser(async () => ({ usage: 300, quota: 1000 }));
  expect(await readDeviceSpace()).toEqual({ used: 300, free: 700 });
});

test('something fits when there is room for it and for what a database needs beside it', async () => {
  const megabyte = 1024 * 1024;
  browser(async () => ({ usage: 0, quota: megabyte }));
  expect(await findLackOfSpace(megabyte / 2)).toBeNull();
  expect(await findLackOfSpace(megabyte - 1000)).toBe(megabyte);
});

test.each([
  ['no estimate', undefined],
  ['no answer', () => new Promise(() => undefined)],
  ['a refusal', () => Promise.reject(new Error('not here'))],
  ['no quota', async () => ({ usage: 1 })],
])('a browser with %s is not asked in vain', async (_name, estimate) => {
  vi.useFakeTimers();
  browser(estimate);
  const answers = Promise.all([readDeviceSpace(), findLackOfSpace(1e12)]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await answers).toEqual([null, null]);
});

test('stored pictures go before what a visitor writes lacks room', async () => {
  const removed: string[] = [];
  let usage = 1000;
  browser(async () => ({ usage, quota: 100_000 }));
  vi.stubGlobal('caches', {
    delete: async (name: string) => {
      removed.push(name);
      usage = 0;
      return true;
    },
  });
  expect(await findLackOfSpace(1000)).toBeNull();
  expect(removed).toEqual([]);
  expect(await findLackOfSpace(34_000)).toBeNull();
  expect(removed.toSorted()).toEqual(['advertisement-pictures', 'news-pictures', 'opaque-pictures']);
});

test('stored pictures that cannot be removed hold nothing up', async () => {
  vi.useFakeTimers();
  browser(async () => ({ usage: 1000, quota: 1000 }));
  vi.stubGlobal('caches', { delete: () => new Promise(() => undefined) });
  const lack = findLackOfSpace(1000);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await lack).toBe(0);
});
