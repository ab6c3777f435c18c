import { beforeEach, expect, test, vi } from 'vitest';
import { valueOf } from '../../../src/device/database.ts';
import { attemptDeadline, messageBudget, syncBudget } from '../../../src/outbox/backoff.ts';
import { nextDueAt } from '../../../src/outbox/transitions.ts';
import {
  createSetting,
  networkError,
  refused,
  sent,
  serverError,
  throttled,
  submissionOf,
  type Setting,
} from './setting.ts';

const hour = 60 * 60 * 1000;
const withoutLocks = { locks: undefined };
let setting: Setting;
beforeEach(() => {
  setting = createSetting();
});

const texts = () => setting.attempts.map(({ text }) => text);
const stateOf = async (id: string | undefined) => (await setting.row(id)).state;

test('a drain sends everything once, in order, and keeps receipts without bodies', async () => {
  const ids = await setting.keep('one', 'two', 'three');
  await setting.context().drain();
  await setting.context().drain();
  expect(texts()).toEqual(['one', 'two', 'three']);
  const receipt = { status: 201, at: setting.now };
  for (const id of ids) {
    expect(await setting.row(id)).toMatchObject({ state: 'sent', attempts: 1, receipt });
    expect(await setting.store.body(id)).toBeUndefined();
  }
});

test('a drain adds no listener for what it sends', async () => {
  const added = vi.spyOn(AbortSignal.prototype, 'addEventListener');
  const listenersFor = async (...texts: string[]) => {
    added.mockClear();
    await setting.keep(...texts);
    await setting.context({ send: async () => sent }).drain();
    return added.mock.calls.length;
  };
  const forOne = await listenersFor('one');
  expect(forOne).toBeGreaterThan(0);
  expect(await listenersFor('two', 'three', 'four')).toBe(forOne);
  vi.restoreAllMocks();
});

test('a drain ends at a failure of the network, which is no attempt of the others', async () => {
  const [first, second] = await setting.keep('one', 'two');
  setting.answer = networkError;
  await setting.context().drain();
  expect(texts()).toEqual(['one']);
  expect(await setting.row(first)).toMatchObject({
    state: 'waiting',
    attempts: 1,
    maybeReceived: true,
    lastError: { class: 'network', status: null },
    nextAt: setting.now + 2000,
    lease: null,
  });
  expect(await setting.row(second)).toMatchObject({ state: 'waiting', attempts: 0, lastError: null });
});

test('a drain keeps the order of what waits for the network alone, whichever of them is due first', async () => {
  const ids = await setting.keep('one', 'two', 'three');
  setting.answer = networkError;
  const outbox = setting.context();
  for (const [index, random] of [0.9, 0.5, 0.1].entries()) {
    setting.random = random;
    await outbox.retry(ids[index]!);
  }
  setting.attempts.length = 0;
  setting.answer = sent;
  setting.now += 500;
  await outbox.drain();
  expect(texts()).toEqual(['one', 'two', 'three']);
});

test.each([
  ['for a quarter of an hour', networkError, hour / 4, ['bad', 'bad', 'good']],
  ['not within the pause that came with it', { ...networkError, retryAfter: hour }, 0, ['bad', 'good']],
] as const)(
  'what fails by the network goes early %s: then the others have their turn',
  async (_, answer, wait, order) => {
    await setting.keep('bad', 'good');
    setting.answer = ({ text }) => (text === 'bad' ? answer : sent);
    const outbox = setting.context();
    await outbox.drain();
    setting.now += wait;
    await outbox.drain();
    await outbox.drain();
    expect(texts()).toEqual(order);

    // Everything made due: in order again, and the turn of the other comes with the next drain.
    await setting.keep('later');
    setting.attempts.length = 0;
    await outbox.sendNow(true);
    await outbox.drain();
    expect(texts()).toEqual(['bad', 'later']);
  },
);

test('a drain goes on after a refusal and after trouble of the server', async () => {
  const [one, two, three] = await setting.keep('one', 'two', 'three');
  setting.answer = ({ text }) => (text === 'one' ? refused : text === 'two' ? serverError(503) : sent);
  await setting.context().drain();
  expect(texts()).toEqual(['one', 'two', 'three']);
  const lastError = { class: 'refused', status: 422, reason: 'Invalid phone number.' };
  expect(await setting.row(one)).toMatchObject({ state: 'refused', lastError });
  expect(await setting.store.body(one!)).toBeDefined();
  expect(await setting.row(two)).toMatchObject({ state: 'waiting', maybeReceived: false });
  expect(await stateOf(three)).toBe('sent');
});

test('a refused record is not sent again by itself, but when the visitor wants it', async () => {
  const [one] = await setting.keep('one');
  setting.answer = refused;
  const outbox = setting.context();
  await outbox.drain();
  setting.now += 48 * hour;
  await outbox.drain();
  await outbox.sendNow();
  expect(setting.attempts.length).toBe(1);
  setting.answer = sent;
  await outbox.retry(one!);
  expect(await setting.row(one)).toMatchObject({ state: 'sent', attempts: 2 });
});

test('a drain takes along what was written while it was sending', async () => {
  await setting.keep('one');
  setting.answer = 'hold';
  const drained = setting.context().drain();
  const attempt = await setting.attempt(1);
  await setting.keep('two');
  setting.answer = sent;
  attempt.answer(sent);
  await drained;
  expect(texts()).toEqual(['one', 'two']);
});

test('a drain asked for twice at once, in one tab, two tabs and the worker, sends each record once', async () => {
  await setting.keep(...Array.from({ length: 10 }, (_, index) => `message ${index}`));
  const [a, b, worker] = [setting.context(), setting.context(), setting.context()];
  await Promise.all([a.drain(), a.drain(), b.drain(), worker.drain({ budget: 150_000 })]);
  expect([setting.attempts.length, setting.mostAtOnce()]).toEqual([10, 1]);
});

test('without Web Locks the leases keep two contexts apart', async () => {
  await setting.keep('one', 'two');
  setting.answer = 'hold';
  const drained = [1, 2].map(() => setting.context(withoutLocks).drain());
  await setting.attempt(2);
  expect(texts().toSorted()).toEqual(['one', 'two']);
  for (const attempt of setting.attempts) attempt.answer(sent);
  await Promise.all(drained);
  expect(setting.attempts.length).toBe(2);
});

test('pauses grow with the attempts and are kept', async () => {
  const [one] = await setting.keep('one');
  setting.answer = serverError();
  setting.random = 1 - Number.EPSILON;
  const outbox = setting.context();
  for (const pause of [4000, 12_000, 36_000, 108_000, 324_000, 900_000, 900_000]) {
    await outbox.drain();
    const due = setting.now + pause;
    expect([(await setting.row(one)).nextAt, nextDueAt(await outbox.list())]).toEqual([due, due]);
    setting.now = due - 1;
    const before = setting.attempts.length;
    await outbox.drain();
    expect(setting.attempts.length).toBe(before);
    setting.now = due;
  }
});

test.each([
  ['makes everything due, at most every 3 s', serverError(), [0, 2900, 100], [2, 2, 3]],
  ['does not overrule Retry-After', throttled, [0, 59_000, 1000], [1, 1, 2]],
])('"send now" %s', async (_, answer, pauses, attempts) => {
  const [one] = await setting.keep('one');
  setting.answer = answer;
  setting.random = 1 - Number.EPSILON;
  const outbox = setting.context();
  await outbox.drain();
  for (const [index, pause] of pauses.entries()) {
    setting.now += pause;
    await outbox.sendNow();
    expect(setting.attempts.length).toBe(attempts[index]);
  }
  // The visitor's own wish for this record overrules it.
  await outbox.retry(one!);
  expect(setting.attempts.length).toBe(attempts[2]! + 1);
});

test('"send now" within 3 s of another is done once they are over, once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await setting.keep('one');
  setting.answer = serverError();
  setting.random = 1 - Number.EPSILON;
  const outbox = setting.context();
  await outbox.sendNow();
  setting.now += 2900;
  for (let time = 0; time < 3; time += 1) await outbox.sendNow();
  expect(setting.attempts.length).toBe(1);
  setting.answer = sent;
  setting.now += 100;
  vi.advanceTimersByTime(100);
  vi.useRealTimers();
  await setting.attempt(2);
  await outbox.drain();
  expect(setting.attempts.length).toBe(2);
});

test('"send now" within 3 s of the network being back is the visitor\'s wish all the same, once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await setting.keep('one');
  setting.answer = throttled;
  const outbox = setting.context();
  await outbox.sendNow();
  await outbox.sendNow(true);
  expect(setting.attempts.length).toBe(2);
  // Pressed twice: what the server has asked in between stands.
  await outbox.sendNow(true);
  setting.now += 3000;
  await vi.advanceTimersByTimeAsync(3000);
  vi.useRealTimers();
  await outbox.drain();
  expect(setting.attempts.length).toBe(2);
});

test('a wrong deployment is asked hourly and given up after 5 tries or 24 hours', async () => {
  const [one] = await setting.keep('one');
  setting.answer = { kind: 'misplaced', status: 404, reason: null };
  const outbox = setting.context();
  for (let tries = 1; tries <= 5; tries += 1) {
    await outbox.drain();
    expect(await stateOf(one)).toBe(tries < 5 ? 'waiting' : 'refused');
    setting.now += hour - 1;
    await outbox.drain();
    expect(setting.attempts.length).toBe(tries);
    setting.now += 1;
  }
  const [two] = await setting.keep('two');
  await outbox.drain();
  setting.now += 24 * hour;
  await outbox.drain();
  expect(await stateOf(two)).toBe('refused');
});

test('a clock that was put back by hours does not make anything wait for hours', async () => {
  const [one, two] = await setting.keep('one', 'two');
  setting.answer = ({ text }) => (text === 'one' ? serverError() : throttled);
  const outbox = setting.context();
  await outbox.drain();
  setting.now -= 20 * hour;
  setting.answer = sent;
  await outbox.drain();
  // What the server asked for may be as long as that.
  expect([await stateOf(one), await stateOf(two)]).toEqual(['sent', 'waiting']);
});

/** Leaves a row as a stopped worker does: sending, its lease running. */
async function abandon() {
  const [id] = await setting.keep('one');
  await setting.store.claim({ now: setting.now, owner: 'stopped worker', exclusive: true });
  return setting.row(id);
}

test('a sender that is gone: whoever holds the lock takes over at once, knowing that it may have arrived', async () => {
  const { id } = await abandon();
  setting.answer = networkError;
  await setting.context().drain();
  expect(await setting.row(id)).toMatchObject({ state: 'waiting', attempts: 2, maybeReceived: true });
});

test('a sender that is gone: without a lock its lease has to run out, also when the clock was put back', async () => {
  const { id, bytes } = await abandon();
  const outbox = setting.context(withoutLocks);
  setting.now += attemptDeadline(bytes) + 9999;
  await outbox.drain();
  expect(setting.attempts.length).toBe(0);
  setting.now += 1;
  await outbox.drain();
  expect(await stateOf(id)).toBe('sent');

  const other = await abandon();
  setting.now -= 2 * hour;
  await outbox.drain();
  expect(await stateOf(other.id)).toBe('sent');
});

test('a sender that is gone: an outcome that comes after the lease was lost is not written', async () => {
  const [id] = await setting.keep('one');
  setting.answer = 'hold';
  const slowDrain = setting.context(withoutLocks).drain();
  const slow = await setting.attempt(1);
  setting.now += 10 * hour;
  const fastDrain = setting.context(withoutLocks).drain();
  const fast = await setting.attempt(2);
  slow.answer(refused);
  await slowDrain;
  expect(await setting.row(id)).toMatchObject({ state: 'sending', lastError: null });
  fast.answer(sent);
  await fastDrain;
  expect(await stateOf(id)).toBe('sent');
});

test('a sender that is gone: a frozen tab lets go of lock and attempt, and another one sends', async () => {
  const [one] = await setting.keep('one');
  setting.answer = 'hold';
  const frozen = setting.context();
  void frozen.drain();
  const attempt = await setting.attempt(1);
  setting.answer = sent;
  frozen.release();
  expect(attempt.options.signal?.aborted).toBe(true);
  setting.now += hour;
  await setting.context().drain();
  expect(await stateOf(one)).toBe('sent');
  expect(setting.mostAtOnce()).toBe(1);
});

test('a sender that is gone: a record without its body is set aside instead of blocking the others', async () => {
  const [one, two] = await setting.keep('one', 'two');
  const database = await valueOf(setting.factory.open('outbox'));
  await valueOf(database.transaction('bodies', 'readwrite').objectStore('bodies').delete(one!));
  await setting.context().drain();
  expect([await stateOf(one), await stateOf(two)]).toEqual(['refused', 'sent']);
});

test('what nobody wants any more is told, so that no list goes on promising it', async () => {
  const { id } = await abandon();
  await setting.store.withdraw(id, true, setting.now);
  setting.messages.length = 0;
  await setting.context().drain();
  expect(await setting.rows()).toEqual([]);
  expect(setting.messages).toEqual([{ type: 'outbox-changed', id }]);
});

test('the budget of a message is enough for one, and for its turn', async () => {
  const [one] = await setting.keep('one');
  await setting.context().drain({ budget: messageBudget - 10_000 });
  expect(await stateOf(one)).toBe('sent');
});

test('the budget of a sync event leaves to a page what does not fit', async () => {
  const file = { name: 'cv.pdf', type: 'application/pdf', bytes: new ArrayBuffer(5_000_000) };
  const big = { ...submissionOf('', 'application'), fields: [{ name: 'cv', file }] };
  await setting.store.add(big, setting.now);
  const [small] = await setting.keep('small');
  await setting.context().drain({ budget: syncBudget });
  expect([await stateOf(big.id), await stateOf(small)]).toEqual(['waiting', 'sent']);
  await setting.context().drain();
  expect(await stateOf(big.id)).toBe('sent');
});

test('the budget of a sync event ends the attempt that takes longer', async () => {
  await setting.keep('one');
  setting.answer = 'hold';
  const drained = setting.context({ now: () => 0 }).drain({ budget: 31_000 });
  const attempt = await setting.attempt(1);
  expect(attempt.options.deadline).toBeLessThanOrEqual(31_000);
  attempt.answer(sent);
  await drained;
});
