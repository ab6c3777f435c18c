import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageNames } from '../../../src/device/storage-names.ts';

beforeEach(() => {
  // What was seen of a form lasts as long as the module.
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['holds an outbox', async () => [{ name: storageNames.outboxDatabase }], true],
  ['holds nothing of ours', async () => [{ name: 'another' }], false],
  ['does not tell', () => Promise.reject(new Error('blocked')), true],
  ['does not answer', () => new Promise(() => undefined), true],
])('on a device that %s what delivers is loaded when something may wait', async (_, databases, isLoaded) => {
  vi.stubGlobal('indexedDB', { databases });
  const start = vi.fn<() => void>();
  const { whenOutboxIsUsed } = await import('../../../src/forms/outbox-use.ts');
  const stop = whenOutboxIsUsed(start);
  await vi.advanceTimersByTimeAsync(1000);
  expect(start).toHaveBeenCalledTimes(isLoaded ? 1 : 0);
  stop();
});
