import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { valueOf } from '../../../src/device/database.ts';
import { answerTimeoutMs, type SubmitOptions } from '../../../src/outbox/await-answer.ts';
import { createStore } from '../../../src/outbox/store.ts';
import {
  createSetting,
  networkError,
  refused,
  sent,
  serverError,
  submissionOf,
  throttled,
  until,
  type Setting,
} from './setting.ts';

const keep: SubmitOptions = { unanswered: 'keep' };
const ask: SubmitOptions = { unanswered: 'ask' };
const failed = { outcome: 'failed', answered: false, goesOn: false };
let setting: Setting;
beforeEach(() => {
  setting = createSetting();
});
afterEach(() => void vi.useRealTimers());

const ids = () => setting.attempts.map(({ id }) => id);
const firstState = async () => (await setting.rows())[0]?.state;

function blocked(): never {
  throw new DOMException('Blocked', 'SecurityError');
}

/** Storage that says no to every call, as a blocked or full one does. */
const brokenStore = createStore(blocked);

test("2xx: sent, with the server's words; on the device before it left, and then as a receipt", async () => {
  const submission = submissionOf('one');
  let before: unknown;
  const send = async () => {
    before = await setting.store.body(submission.id);
    return sent;
  };
  const result = await setting.context({ send }).submit(submission, keep);
  expect(result).toEqual({ outcome: 'sent', message: 'Received.' });
  expect(before).toEqual({ id: submission.id, fields: submission.fields });
  expect(await setting.rows()).toMatchObject([{ id: submission.id, state: 'sent' }]);
});

test.each([refused, serverError(500), throttled, { kind: 'misplaced', status: 404, reason: null } as const])(
  "%j: failed, and nothing of it is left to be sent behind the visitor's back",
  async (outcome) => {
    setting.answer = outcome;
    for (const options of [keep, ask]) {
      const submission = submissionOf('one');
      const result = await setting.context().submit(submission, options);
      expect(result).toEqual({ ...failed, answered: true });
      expect(await setting.rows()).toEqual([]);
      expect(await setting.store.body(submission.id)).toBeUndefined();
    }
  },
);

test('the same values again carry the same key, and once sent they are not sent again', async () => {
  const submission = submissionOf('one');
  const outbox = setting.context();
  setting.answer = serverError();
  await outbox.submit(submission, keep);
  setting.answer = sent;
  for (let time = 0; time < 2; time += 1) {
    expect(await outbox.submit(submission, keep)).toMatchObject({ outcome: 'sent' });
  }
  expect(ids()).toEqual([submission.id, submission.id]);
});

test('a new submission goes before what waits already', async () => {
  await setting.keep('old');
  await setting.context().submit(submissionOf('new'), keep);
  await setting.attempt(2);
  expect(setting.attempts.map(({ text }) => text)).toEqual(['new', 'old']);
});

/** Begins a submit whose attempt is left open, with timers that the test moves. */
async function silent(options: SubmitOptions, submission = submissionOf('one', 'application'), parts = {}) {
  const toFake = ['setTimeout', 'clearTimeout'] as const;
  vi.useFakeTimers({ toFake: [...toFake], shouldAdvanceTime: true, advanceTimeDelta: 20 });
  setting.answer = 'hold';
  const outbox = setting.context(parts);
  const result = outbox.submit(submission, options);
  return { outbox, submission, result, attempt: await setting.attempt(1) };
}

test.each([
  ['no connection', networkError],
  ['409: the server is still at work on it', serverError(409)],
])('%s: it waits on the device', async (_, outcome) => {
  setting.answer = outcome;
  expect(await setting.context().submit(submissionOf('one'), keep)).toEqual({ outcome: 'kept' });
  const maybeReceived = outcome === networkError;
  expect(await setting.rows()).toMatchObject([{ state: 'waiting', attempts: 1, maybeReceived }]);
});

test('no connection, asked: it is given back and nothing is left', async () => {
  setting.answer = networkError;
  expect(await setting.context().submit(submissionOf('one'), ask)).toEqual(failed);
  expect(await setting.rows()).toEqual([]);
});

test('8 s of silence: kept, while the attempt goes on and may succeed', async () => {
  const { result, attempt } = await silent(keep);
  vi.advanceTimersByTime(answerTimeoutMs);
  expect(await result).toEqual({ outcome: 'kept' });
  attempt.answer(sent);
  await until(async () => (await firstState()) === 'sent');
  const told = { attended: false, reply: 'Received.' };
  expect(setting.messages.find(({ type }) => type === 'outbox-sent')).toMatchObject(told);
});

test('8 s of silence count from the press, also where what sends was loaded only then', async () => {
  setting.answer = 'hold';
  const startedAt = performance.now() - answerTimeoutMs;
  const result = await setting.context().submit(submissionOf('one'), { ...keep, startedAt });
  expect(result).toEqual({ outcome: 'kept' });
});

test('8 s of silence when asked: failed, and if the attempt fails too nothing is left', async () => {
  const { result, attempt } = await silent(ask);
  vi.advanceTimersByTime(answerTimeoutMs);
  expect(await result).toEqual({ ...failed, goesOn: true });
  attempt.answer(networkError);
  await until(async () => (await setting.rows()).length === 0);
});

test('a tab that was frozen: failed, while another tab goes on with the attempt', async () => {
  setting.answer = 'hold';
  const outbox = setting.context();
  const result = outbox.submit(submissionOf('one', 'application'), ask);
  await setting.attempt(1);
  void setting.context().drain();
  await until(() => setting.messages.length > 1);
  outbox.release();
  expect(await result).toEqual({ ...failed, goesOn: true });
  (await setting.attempt(2)).answer(sent);
  await until(async () => (await firstState()) === 'sent');
});

test.each([refused, networkError])('%j when its form is not shown any more: it is kept', async (outcome) => {
  setting.answer = outcome;
  const result = await setting.context().submit(submissionOf('one'), { ...ask, isShown: () => false });
  expect(result).toEqual({ outcome: 'kept' });
  expect(await firstState()).toBe(outcome === refused ? 'refused' : 'waiting');
});

test.each(['the same values', 'other values'])(
  '%s after 8 s of silence: the attempt is made anew',
  async (what) => {
    const { outbox, submission, result, attempt } = await silent(ask);
    vi.advanceTimersByTime(answerTimeoutMs);
    await result;
    setting.answer = sent;
    const next = what === 'other values' ? submissionOf('two', 'application') : submission;
    expect(await outbox.submit(next, ask)).toMatchObject({ outcome: 'sent' });
    expect(attempt.options.signal?.aborted).toBe(true);
    expect((await setting.rows()).map(({ id, state }) => [id, state])).toEqual([[next.id, 'sent']]);
  },
);

test('sent when its form is not shown any more: whoever is there is told', async () => {
  const options = { ...keep, isShown: () => false };
  for (const store of [setting.store, brokenStore]) {
    setting.messages.length = 0;
    await setting.context({ store }).submit(submissionOf('one'), options);
    await until(() => setting.messages.some(({ type }) => type === 'outbox-sent'));
    expect(setting.messages.find(({ type }) => type === 'outbox-sent')).toMatchObject({ attended: false });
  }
});

test('taken back while its form waits behind another: not sent, and the form says so', async () => {
  setting.answer = 'hold';
  const outbox = setting.context();
  await outbox.keep(submissionOf('a large one'));
  await setting.attempt(1);
  const submission = submissionOf('one');
  const result = outbox.submit(submission, keep);
  await until(async () => (await setting.rows()).length === 2);
  expect(await setting.context().takeBack(submission.id)).toBe('taken');
  expect(await result).toEqual({ outcome: 'cancelled' });
  expect(setting.attempts.length).toBe(1);
});

test('taken back while its form waits for the answer: taken', async () => {
  setting.answer = 'hold';
  const submission = submissionOf('one');
  const result = setting.context().submit(submission, ask);
  await setting.attempt(1);
  expect(await setting.context().takeBack(submission.id)).toBe('taken');
  expect(await result).toEqual({ outcome: 'cancelled' });
});

test.each(['cleared', 'taken back'])(
  '%s while the worker sends what a form waits for: not sent',
  async (how) => {
    setting.answer = 'hold';
    const worker = setting.context();
    await setting.keep('old');
    void worker.drain();
    const old = await setting.attempt(1);
    // A tab in the background hears late of everything.
    const { subscribe, publish } = setting.channel;
    const hearLate: typeof subscribe = (listener) =>
      subscribe((message) => void setTimeout(() => listener(message), 50));
    const form = setting.context({ channel: { publish, subscribe: hearLate } });
    const submission = submissionOf('one');
    const result = form.submit(submission, keep);
    await until(async () => (await setting.rows()).length === 2);
    old.answer(sent);
    const attempt = await setting.attempt(2);
    const other = setting.context();
    const ending = how === 'cleared' ? other.discard(submission.id) : other.takeBack(submission.id);
    await until(async () => (await setting.store.get(submission.id))?.ifNotSent !== 'retry');
    attempt.answer(networkError);
    await ending;
    await other.forgetReceipts();
    expect(await result).toEqual({ outcome: 'cancelled' });
    expect(setting.attempts.length).toBe(2);
  },
);

test('what is sent directly and kept after all is not sent twice at once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 20 });
  setting.answer = 'hold';
  let isBroken = true;
  const store = {
    ...setting.store,
    add: (...row: Parameters<typeof setting.store.add>) =>
      (isBroken ? brokenStore : setting.store).add(...row),
  };
  const outbox = setting.context({ store });
  const submission = submissionOf('one', 'application');
  const result = outbox.submit(submission, ask);
  await setting.attempt(1);
  vi.advanceTimersByTime(answerTimeoutMs);
  expect(await result).toEqual({ ...failed, goesOn: true });
  isBroken = false;
  await outbox.keep(submission);
  await setting.attempt(2);
  expect(setting.mostAtOnce()).toBe(1);
});

test('8 s of silence where nothing can be kept: that the attempt has failed at last is told', async () => {
  const { outbox, submission, result, attempt } = await silent(ask, undefined, { store: brokenStore });
  vi.advanceTimersByTime(answerTimeoutMs);
  expect(await result).toEqual({ ...failed, goesOn: true });
  attempt.answer(networkError);
  await until(() => setting.messages.length > 0);
  expect(setting.messages).toEqual([{ type: 'outbox-changed', id: submission.id }]);
  expect(await outbox.isOnItsWay(submission.id)).toBeUndefined();
});

test('what had no answer and cannot be written again is not sent twice at once', async () => {
  let isBroken = false;
  const store = createStore(() => (isBroken ? blocked() : setting.factory));
  const { outbox, submission, result } = await silent(ask, undefined, { store });
  vi.advanceTimersByTime(answerTimeoutMs);
  await result;
  isBroken = true;
  void outbox.submit(submission, ask);
  await setting.attempt(2);
  expect(setting.mostAtOnce()).toBe(1);
});

test('progress of the upload is a sign of life', async () => {
  const seen: number[] = [];
  const { result, attempt } = await silent({ ...ask, onProgress: (bytes) => seen.push(bytes) });
  for (const bytes of [1, 2, 3]) {
    vi.advanceTimersByTime(answerTimeoutMs - 1000);
    attempt.options.onProgress?.(bytes, 3);
  }
  attempt.answer(sent);
  expect(await result).toMatchObject({ outcome: 'sent' });
  expect(seen).toEqual([1, 2, 3]);
});

test('what failed can be kept after all, under the same key', async () => {
  const outbox = setting.context();
  const submission = submissionOf('one', 'application');
  setting.answer = networkError;
  await outbox.submit(submission, ask);
  setting.answer = sent;
  await outbox.keep(submission);
  await until(async () => (await firstState()) === 'sent');
  expect(new Set(ids()).size).toBe(1);
});

test('an attempt that still runs is kept by the same wish, without another request', async () => {
  const { outbox, submission, result, attempt } = await silent(ask);
  vi.advanceTimersByTime(answerTimeoutMs);
  await result;
  await outbox.keep(submission);
  attempt.answer(networkError);
  await until(async () => (await firstState()) === 'waiting');
  expect(setting.attempts.length).toBe(1);
});

test('cancelled: the request is ended and nothing is left', async () => {
  setting.answer = 'hold';
  const cancel = new AbortController();
  const result = setting.context().submit(submissionOf('one'), { ...ask, signal: cancel.signal });
  const attempt = await setting.attempt(1);
  cancel.abort();
  expect(await result).toEqual({ outcome: 'cancelled' });
  expect(attempt.options.signal?.aborted).toBe(true);
  await until(async () => (await setting.rows()).length === 0);
});

test.each([{}, { store: brokenStore }])('cancelled before it is on the device: %j', async (parts) => {
  setting.answer = 'hold';
  const cancel = new AbortController();
  const result = setting.context(parts).submit(submissionOf('one'), { ...ask, signal: cancel.signal });
  cancel.abort();
  expect(await result).toEqual({ outcome: 'cancelled' });
  await until(async () => (await setting.rows()).length === 0);
  expect(setting.attempts.every(({ options }) => options.signal?.aborted)).toBe(true);
});

test.each([keep, ask])('where nothing can be kept it is sent directly, or failed: %j', async (options) => {
  const outbox = setting.context({ store: brokenStore });
  const submission = submissionOf('one');
  expect(await outbox.submit(submission, options)).toEqual({ outcome: 'sent', message: 'Received.' });
  expect(ids()).toEqual([submission.id]);
  setting.answer = networkError;
  expect(await outbox.submit(submissionOf('one'), options)).toEqual(failed);
  setting.answer = refused;
  expect(await outbox.submit(submissionOf('one'), options)).toMatchObject({ answered: true });
  await expect(outbox.keep(submissionOf('one'))).rejects.toThrow('Blocked');
});

test('no IndexedDB at all, or a database of a newer version, which is left alone', async () => {
  const newer = new IDBFactory();
  (await valueOf(newer.open('outbox', 99))).close();
  for (const store of [createStore(), createStore(() => newer)]) {
    const result = await setting.context({ store }).submit(submissionOf('one'), keep);
    expect(result).toMatchObject({ outcome: 'sent' });
  }
});

test.each([
  ['what the form holds is sent directly', networkError, 2],
  ['when the server had it it is not sent again', sent, 1],
])('cleared in the middle: %s', async (_, outcome, times) => {
  setting.answer = 'hold';
  const submission = submissionOf('one');
  const result = setting.context().submit(submission, keep);
  const attempt = await setting.attempt(1);
  await setting.store.change(submission.id, () => 'remove');
  setting.answer = sent;
  attempt.answer(outcome);
  expect(await result).toEqual({ outcome: 'sent', message: 'Received.' });
  expect(ids()).toEqual(Array(times).fill(submission.id));
});

test('a newsletter address that waits twice is sent once; after it was sent it can be sent again', async () => {
  setting.answer = networkError;
  const outbox = setting.context();
  const subscribe = (name: string) => outbox.submit(submissionOf(`${name}@example.com`, 'newsletter'), keep);
  for (const name of ['Anika', 'anika', 'other']) await subscribe(name);
  expect((await setting.rows()).length).toBe(2);
  setting.answer = sent;
  setting.attempts.length = 0;
  await outbox.sendNow();
  expect(setting.attempts.map(({ text }) => text)).toEqual(['Anika@example.com', 'other@example.com']);
  await subscribe('anika');
  expect(setting.attempts.length).toBe(3);
});

test('a newsletter address whose row goes in another tab is sent again under the key that the server may know', async () => {
  setting.answer = 'hold';
  const [first, second] = [1, 2].map(() => submissionOf('anika@example.com', 'newsletter'));
  const results = [first, second].map((each) => each && setting.context().submit(each, keep));
  const attempt = await setting.attempt(1);
  setting.answer = sent;
  attempt.answer(serverError());
  expect(await Promise.all(results)).toMatchObject([{ outcome: 'failed' }, { outcome: 'sent' }]);
  expect(ids()).toEqual([attempt.id, attempt.id]);
});

test.each([serverError(), throttled, refused, networkError])(
  'what was promised already stays, whatever the same again comes to: %j',
  async (answer) => {
    const subscription = () => submissionOf('anika@example.com', 'newsletter');
    const message = submissionOf('one');
    const application = submissionOf('one', 'application');
    setting.answer = networkError;
    const outbox = setting.context();
    for (const each of [subscription(), message]) await outbox.submit(each, keep);
    await outbox.keep(application);
    await outbox.drain();
    setting.answer = answer;
    // Another tab has the same draft, with its key.
    const other = setting.context();
    for (const each of [subscription(), message]) {
      const result = await other.submit(each, keep);
      expect(result).toEqual(answer === networkError ? { outcome: 'kept' } : { ...failed, answered: true });
    }
    expect(await other.submit(application, ask)).toMatchObject({ outcome: 'failed', goesOn: false });
    const state = answer === refused ? 'refused' : 'waiting';
    expect(await setting.rows()).toMatchObject([{ state }, { state }, { state }]);
    expect(await setting.store.body(application.id)).toBeDefined();
  },
);

test('8 s of silence when asked: what was promised already goes on waiting if the attempt fails', async () => {
  const submission = submissionOf('one', 'application');
  await setting.store.add(submission, setting.now);
  const { result, attempt } = await silent(ask, submission);
  vi.advanceTimersByTime(answerTimeoutMs);
  expect(await result).toEqual({ ...failed, goesOn: true });
  attempt.answer(networkError);
  await until(async () => (await firstState()) === 'waiting');
});

test.each(['this', 'another'])(
  'what %s tab promises during an attempt stays when that fails',
  async (which) => {
    setting.answer = 'hold';
    const outbox = setting.context();
    const submission = submissionOf('one', 'application');
    const result = outbox.submit(submission, ask);
    const attempt = await setting.attempt(1);
    await (which === 'this' ? outbox : setting.context()).keep(submission);
    attempt.answer(networkError);
    expect(await result).toEqual(failed);
    expect(await setting.store.body(submission.id)).toBeDefined();
  },
);

test('8 s of silence: what one form was told is kept stays when the other has failed', async () => {
  const { result, submission, attempt } = await silent(keep);
  vi.advanceTimersByTime(answerTimeoutMs / 2);
  const other = setting.context().submit(submission, keep);
  await until(() => setting.messages.length > 2);
  vi.advanceTimersByTime(answerTimeoutMs / 2);
  expect(await result).toEqual({ outcome: 'kept' });
  attempt.answer(serverError());
  expect(await other).toEqual({ ...failed, answered: true });
  expect(await firstState()).toBe('waiting');
});

test.each([
  ['the attempt is made anew', false],
  ['the attempt has failed, and what is sent directly hangs, too', true],
])('8 s of silence and its row is gone: nothing says that it is kept (%s)', async (_, hasFailed) => {
  const { result, submission, attempt } = await silent(keep);
  await setting.store.change(submission.id, () => 'remove');
  if (hasFailed) {
    attempt.answer(networkError);
    await setting.attempt(2);
  }
  vi.advanceTimersByTime(answerTimeoutMs);
  await setting.attempt(2);
  vi.advanceTimersByTime(answerTimeoutMs);
  expect(await result).toEqual({ ...failed, goesOn: true });
  expect(setting.mostAtOnce()).toBe(1);
});

test('8 s of silence, and another tab has thrown it away: it is not kept', async () => {
  const { result, submission } = await silent(keep);
  await setting.store.change(submission.id, (row) => ({ ...row, state: 'discarded', lease: null }));
  vi.advanceTimersByTime(answerTimeoutMs);
  expect(await result).toEqual({ outcome: 'cancelled' });
});

test('cancelled: also what was promised before is not sent any more', async () => {
  setting.answer = 'hold';
  const outbox = setting.context();
  const submission = submissionOf('one', 'application');
  await outbox.keep(submission);
  await setting.attempt(1);
  const cancel = new AbortController();
  const result = outbox.submit(submission, { ...ask, signal: cancel.signal });
  await until(() => setting.messages.length > 2);
  cancel.abort();
  expect(await result).toEqual({ outcome: 'cancelled' });
  await until(async () => (await setting.rows()).length === 0);
});

test.each(['failed', 'cancelled'])(
  '%s while the device does not answer: it is not withdrawn once another tab has promised it',
  async (outcome) => {
    let isBroken = false;
    const store = createStore(() => (isBroken ? blocked() : setting.factory));
    const cancel = new AbortController();
    const { result, submission, attempt } = await silent({ ...ask, signal: cancel.signal }, undefined, {
      store,
    });
    isBroken = true;
    if (outcome === 'cancelled') cancel.abort();
    else attempt.answer(networkError);
    expect(await result).toMatchObject({ outcome });
    setting.now += 1;
    await setting.context().keep(submission);
    isBroken = false;
    for (let second = 0; second < 5; second += 1) {
      await vi.advanceTimersByTimeAsync(1000);
      await setting.store.list();
    }
    expect(await setting.store.body(submission.id)).toBeDefined();
  },
);

test('a row of an older version counts as promised', async () => {
  const [id = ''] = await setting.keep('one');
  await setting.store.change(id, (row) => ({ ...row, promisedAt: undefined }));
  setting.answer = serverError();
  expect(await setting.context().submit({ ...submissionOf('one'), id }, ask)).toMatchObject({
    answered: true,
  });
  expect(await setting.row(id)).toMatchObject({ state: 'waiting' });
});
