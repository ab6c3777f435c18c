import { beforeEach, describe, expect, test, vi } from 'vitest';
import { attemptDeadline } from '../../../src/outbox/backoff.ts';
import type { SubmissionRecord } from '../../../src/outbox/record.ts';
import { nextDueAt } from '../../../src/outbox/transitions.ts';
import {
  createSetting,
  networkError,
  refused,
  sent,
  serverError,
  submissionOf,
  until,
  type Setting,
} from './setting.ts';

const hour = 60 * 60 * 1000;
let setting: Setting;
beforeEach(() => {
  setting = createSetting();
});

async function keepAll(...texts: string[]) {
  const submissions = texts.map((text) => submissionOf(text));
  for (const submission of submissions) await setting.store.add(submission, setting.now);
  return submissions;
}
async function rowOf(id: string): Promise<SubmissionRecord> {
  const row = await setting.store.get(id);
  if (!row) throw new Error('The row is gone.');
  return row;
}
const texts = () => setting.attempts.map(({ text }) => text);

describe('a drain', () => {
  test('sends everything once, in order, and keeps receipts without bodies', async () => {
    const submissions = await keepAll('one', 'two', 'three');
    await setting.context().drain();
    expect(texts()).toEqual(['one', 'two', 'three']);
    for (const { id } of submissions) {
      expect(await rowOf(id)).toMatchObject({
        state: 'sent',
        attempts: 1,
        receipt: { status: 201, at: setting.now },
      });
      expect(await setting.store.body(id)).toBeUndefined();
    }
    await setting.context().drain();
    expect(setting.attempts.length).toBe(3);
  });

  test('adds no listener for what it sends', async () => {
    const added = vi.spyOn(AbortSignal.prototype, 'addEventListener');
    const listenersFor = async (...texts: string[]) => {
      added.mockClear();
      await keepAll(...texts);
      await setting.context({ send: async () => sent }).drain();
      return added.mock.calls.length;
    };
    const forOne = await listenersFor('one');
    expect(forOne).toBeGreaterThan(0);
    expect(await listenersFor('two', 'three', 'four')).toBe(forOne);
    vi.restoreAllMocks();
  });

  test('ends at a failure of the network, which is no attempt of the others', async () => {
    const [first, second] = await keepAll('one', 'two');
    setting.answer = networkError;
    await setting.context().drain();
    expect(texts()).toEqual(['one']);
    expect(await rowOf(first!.id)).toMatchObject({
      state: 'waiting',
      attempts: 1,
      maybeReceived: true,
      lastError: { class: 'network', status: null },
      nextAt: setting.now + 2000,
      lease: null,
    });
    expect(await rowOf(second!.id)).toMatchObject({ state: 'waiting', attempts: 0, lastError: null });
  });

  test('keeps the order of what waits for the network alone, whichever of them is due first', async () => {
    const submissions = await keepAll('one', 'two', 'three');
    setting.answer = networkError;
    const outbox = setting.context();
    for (const [index, random] of [0.9, 0.5, 0.1].entries()) {
      setting.random = random;
      await outbox.retry(submissions[index]!.id);
    }
    setting.attempts.length = 0;
    setting.answer = sent;
    setting.now += 500;
    await outbox.drain();
    expect(texts()).toEqual(['one', 'two', 'three']);
  });

  test('goes on after a refusal and after trouble of the server', async () => {
    const [one, two, three] = await keepAll('one', 'two', 'three');
    setting.answer = ({ text }) => (text === 'one' ? refused : text === 'two' ? serverError(503) : sent);
    await setting.context().drain();
    expect(texts()).toEqual(['one', 'two', 'three']);
    expect(await rowOf(one!.id)).toMatchObject({
      state: 'refused',
      lastError: { class: 'refused', status: 422, reason: 'Invalid phone number.' },
    });
    expect(await setting.store.body(one!.id)).toBeDefined();
    expect(await rowOf(two!.id)).toMatchObject({ state: 'waiting', maybeReceived: false });
    expect(await rowOf(three!.id)).toMatchObject({ state: 'sent' });
  });

  test('a refused record is not sent again by itself, but when the visitor wants it', async () => {
    const [one] = await keepAll('one');
    setting.answer = refused;
    const outbox = setting.context();
    await outbox.drain();
    setting.now += 48 * hour;
    await outbox.drain();
    await outbox.sendNow();
    expect(setting.attempts.length).toBe(1);
    setting.answer = sent;
    await outbox.retry(one!.id);
    expect(await rowOf(one!.id)).toMatchObject({ state: 'sent', attempts: 2 });
  });

  test('takes along what was written while it was sending', async () => {
    await keepAll('one');
    setting.answer = 'hold';
    const drained = setting.context().drain();
    await until(() => setting.attempts.length === 1);
    await keepAll('two');
    setting.answer = sent;
    setting.attempts[0]!.answer(sent);
    await drained;
    expect(texts()).toEqual(['one', 'two']);
  });

  test('asked for twice at once, in one tab, two tabs and the worker, sends each record once', async () => {
    await keepAll(...Array.from({ length: 10 }, (_, index) => `message ${index}`));
    const [a, b, worker] = [setting.context(), setting.context(), setting.context()];
    await Promise.all([a.drain(), a.drain(), b.drain(), worker.drain({ budget: 150_000 })]);
    expect(setting.attempts.length).toBe(10);
    expect(setting.mostAtOnce()).toBe(1);
  });

  test('without Web Locks the leases keep two contexts apart', async () => {
    await keepAll('one', 'two');
    setting.answer = 'hold';
    const [a, b] = [setting.context({ locks: undefined }), setting.context({ locks: undefined })];
    const drained = [a.drain(), b.drain()];
    await until(() => setting.attempts.length === 2);
    expect(new Set(texts())).toEqual(new Set(['one', 'two']));
    for (const attempt of setting.attempts) attempt.answer(sent);
    await Promise.all(drained);
    expect(setting.attempts.length).toBe(2);
  });
});

describe('pauses', () => {
  test('grow with the attempts and are kept', async () => {
    const [one] = await keepAll('one');
    setting.answer = serverError();
    setting.random = 1 - Number.EPSILON;
    const outbox = setting.context();
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 7; attempt += 1) {
      await outbox.drain();
      const { nextAt } = await rowOf(one!.id);
      pauses.push(nextAt - setting.now);
      setting.now = nextAt - 1;
      await outbox.drain();
      expect(setting.attempts.length).toBe(attempt + 1);
      expect(nextDueAt(await outbox.list())).toBe(nextAt);
      setting.now = nextAt;
    }
    expect(pauses).toEqual([4000, 12_000, 36_000, 108_000, 324_000, 900_000, 900_000]);
  });

  test("Retry-After is obeyed by everything but the visitor's own wish for this record", async () => {
    const [one] = await keepAll('one');
    setting.answer = {
      kind: 'retry',
      class: 'throttled',
      status: 429,
      retryAfter: 60_000,
      maybeReceived: false,
    };
    const outbox = setting.context();
    await outbox.drain();
    setting.now += 59_000;
    await outbox.drain();
    await outbox.sendNow();
    expect(setting.attempts.length).toBe(1);
    setting.now += 1000;
    await outbox.drain();
    expect(setting.attempts.length).toBe(2);
    setting.answer = sent;
    await outbox.retry(one!.id);
    expect(setting.attempts.length).toBe(3);
  });

  test('"send now" makes everything due, at most every 3 s', async () => {
    await keepAll('one', 'two');
    setting.answer = serverError();
    setting.random = 1 - Number.EPSILON;
    const outbox = setting.context();
    await outbox.drain();
    await outbox.sendNow();
    expect(setting.attempts.length).toBe(4);
    setting.now += 2900;
    await outbox.sendNow();
    expect(setting.attempts.length).toBe(4);
    setting.now += 100;
    await outbox.sendNow();
    expect(setting.attempts.length).toBe(6);
  });

  test('a wrong deployment is asked hourly and given up after 5 tries or 24 hours', async () => {
    const [one] = await keepAll('one');
    setting.answer = { kind: 'misplaced', status: 404, reason: null };
    const outbox = setting.context();
    for (let tries = 1; tries <= 5; tries += 1) {
      await outbox.drain();
      expect(setting.attempts.length).toBe(tries);
      expect((await rowOf(one!.id)).state).toBe(tries < 5 ? 'waiting' : 'refused');
      setting.now += hour - 1;
      await outbox.drain();
      expect(setting.attempts.length).toBe(tries);
      setting.now += 1;
    }
    const [two] = await keepAll('two');
    await outbox.drain();
    setting.now += 24 * hour;
    await outbox.drain();
    expect((await rowOf(two!.id)).state).toBe('refused');
    setting.answer = sent;
    await outbox.retry(two!.id);
    expect((await rowOf(two!.id)).state).toBe('sent');
  });

  test('a clock that was put back does not make anything wait for years', async () => {
    const [one] = await keepAll('one');
    setting.answer = serverError();
    const outbox = setting.context();
    await outbox.drain();
    setting.now -= 365 * 24 * hour;
    setting.answer = sent;
    await outbox.drain();
    expect((await rowOf(one!.id)).state).toBe('sent');
  });
});

describe('a sender that is gone', () => {
  /** Leaves a row as a stopped worker does: sending, its lease running. */
  async function abandon() {
    const [submission] = await keepAll('one');
    await setting.store.claim({ now: setting.now, owner: 'stopped worker', exclusive: true });
    return submission!.id;
  }

  test('whoever holds the lock takes over at once, knowing that it may have arrived', async () => {
    const id = await abandon();
    setting.answer = networkError;
    await setting.context().drain();
    expect(await rowOf(id)).toMatchObject({ state: 'waiting', attempts: 2, maybeReceived: true });
  });

  test('without a lock its lease has to run out, also when the clock was put back', async () => {
    const id = await abandon();
    const { bytes } = await rowOf(id);
    const outbox = setting.context({ locks: undefined });
    setting.now += attemptDeadline(bytes) + 9999;
    await outbox.drain();
    expect(setting.attempts.length).toBe(0);
    setting.now += 1;
    await outbox.drain();
    expect((await rowOf(id)).state).toBe('sent');

    const other = await abandon();
    setting.now -= 2 * hour;
    await outbox.drain();
    expect((await rowOf(other)).state).toBe('sent');
  });

  test('an outcome that comes after the lease was lost is not written', async () => {
    await keepAll('one');
    setting.answer = 'hold';
    const slow = setting.context({ locks: undefined });
    const slowDrain = slow.drain();
    await until(() => setting.attempts.length === 1);
    setting.now += 10 * hour;
    const fast = setting.context({ locks: undefined });
    const fastDrain = fast.drain();
    await until(() => setting.attempts.length === 2);
    setting.attempts[0]!.answer(refused);
    await slowDrain;
    const { id } = setting.attempts[0]!;
    expect(await rowOf(id)).toMatchObject({ state: 'sending', lastError: null });
    setting.attempts[1]!.answer(sent);
    await fastDrain;
    expect((await rowOf(id)).state).toBe('sent');
  });

  test('a frozen tab lets go of lock and attempt, and another one sends', async () => {
    const [one] = await keepAll('one');
    setting.answer = 'hold';
    const frozen = setting.context();
    void frozen.drain();
    await until(() => setting.attempts.length === 1);
    setting.answer = sent;
    frozen.letGo();
    expect(setting.attempts[0]!.options.signal?.aborted).toBe(true);
    setting.now += hour;
    await setting.context().drain();
    expect((await rowOf(one!.id)).state).toBe('sent');
    expect(setting.mostAtOnce()).toBe(1);
  });

  test('a record without its body is set aside instead of blocking the others', async () => {
    const [one, two] = await keepAll('one', 'two');
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = setting.factory.open('outbox');
      request.addEventListener('success', () => resolve(request.result));
    });
    database.transaction('bodies', 'readwrite').objectStore('bodies').delete(one!.id);
    await setting.context().drain();
    expect((await rowOf(one!.id)).state).toBe('refused');
    expect((await rowOf(two!.id)).state).toBe('sent');
  });
});

describe('the budget of a sync event', () => {
  test('leaves to a page what does not fit', async () => {
    const big = {
      ...submissionOf('', 'application'),
      fields: [
        { name: 'cv', file: { name: 'cv.pdf', type: 'application/pdf', bytes: new ArrayBuffer(5_000_000) } },
      ],
    };
    await setting.store.add(big, setting.now);
    const [small] = await keepAll('small');
    await setting.context().drain({ budget: 150_000 });
    expect((await rowOf(big.id)).state).toBe('waiting');
    expect((await rowOf(small!.id)).state).toBe('sent');
    await setting.context().drain();
    expect((await rowOf(big.id)).state).toBe('sent');
  });

  test('ends the attempt that takes longer', async () => {
    await keepAll('one');
    setting.answer = 'hold';
    const outbox = setting.context({ now: () => 0 });
    const drained = outbox.drain({ budget: 31_000 });
    await until(() => setting.attempts.length === 1);
    expect(setting.attempts[0]!.options.deadline).toBeLessThanOrEqual(31_000);
    setting.attempts[0]!.answer(sent);
    await drained;
  });
});
