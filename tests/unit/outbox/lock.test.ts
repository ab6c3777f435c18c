import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attemptDeadline } from '../../../src/outbox/backoff.ts';
import { withSendingLock } from '../../../src/outbox/lock.ts';
import { createLocks } from './fake-locks.ts';
import { createSetting, sent, submissionOf } from './setting.ts';

beforeEach(() => {
  const toFake = ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const;
  vi.useFakeTimers({ toFake: [...toFake], shouldAdvanceTime: true });
});
afterEach(() => void vi.useRealTimers());

const isOverdue = () => Promise.resolve(false);

/** Lets the waiting context look once more, and its database answer. */
async function nextLook(): Promise<void> {
  await vi.advanceTimersByTimeAsync(10_000);
  for (let turn = 0; turn < 100; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

test('the waiting can be ended; what a task throws comes out', async () => {
  const locks = createLocks();
  const stop = new AbortController();
  let release = () => undefined as void;
  const holder = new Promise<void>((resolve) => (release = resolve));
  const holding = withSendingLock({ locks, isOverdue }, () => holder);
  const waiting = withSendingLock({ locks, signal: stop.signal, isOverdue }, async () => 'ran');
  stop.abort();
  expect(await waiting).toBeUndefined();
  release();
  await holding;
  const failing = withSendingLock({ locks, isOverdue }, () => Promise.reject(new Error('Broken')));
  await expect(failing).rejects.toThrow('Broken');
});

test('a lock that is kept long after its lease is taken away, and its holder is told', async () => {
  const setting = createSetting();
  setting.answer = 'hold';
  const [id] = await setting.keep('one');
  const frozenDrain = setting.context().drain();
  const { signal } = (await setting.attempt(1)).options;

  const drained = setting.context().drain();
  const overdue = attemptDeadline(3) + 10_000 + 60_000;
  await nextLook();
  setting.now += overdue - 1;
  await nextLook();
  expect(signal?.aborted).toBe(false);
  setting.answer = sent;
  setting.now += 2;
  await nextLook();
  await drained;
  expect(signal?.aborted).toBe(true);
  await frozenDrain;
  expect(await setting.row(id)).toMatchObject({ state: 'sent' });
  expect(setting.mostAtOnce()).toBe(1);
});

test('the lock of a long upload is not taken away for the sake of a row whose sender is gone', async () => {
  const setting = createSetting();
  await setting.keep('left behind');
  await setting.store.claim({ now: setting.now, owner: 'stopped worker', exclusive: true });
  setting.answer = 'hold';
  void setting.context().submit(submissionOf('x'.repeat(1_000_000)), { unanswered: 'keep' });
  const { signal } = (await setting.attempt(1)).options;
  void setting.context().drain();
  await nextLook();
  setting.now += attemptDeadline(1_000_000);
  await nextLook();
  expect(signal?.aborted).toBe(false);
});
