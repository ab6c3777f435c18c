import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Submission } from '../../../src/outbox/record.ts';
import { createStore } from '../../../src/outbox/store.ts';
import { answerTimeoutMs, type SubmitOptions } from '../../../src/outbox/await-answer.ts';
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

const keep: SubmitOptions = { unanswered: 'keep' };
const ask: SubmitOptions = { unanswered: 'ask' };
let setting: Setting;
beforeEach(() => {
  setting = createSetting();
});
afterEach(() => {
  vi.useRealTimers();
});

const rows = () => setting.store.list();

/** Storage that says no to every call, as a blocked or full one does. */
const brokenStore = createStore(() => {
  throw new DOMException('Blocked', 'SecurityError');
});

describe('with an answer', () => {
  test("2xx: sent, with the server's words; the row stays as a receipt", async () => {
    const submission = submissionOf('one');
    expect(await setting.context().submit(submission, keep)).toEqual({
      outcome: 'sent',
      message: 'Received.',
    });
    expect(await rows()).toMatchObject([{ id: submission.id, state: 'sent' }]);
  });

  test('it was on the device before the request left', async () => {
    const submission = submissionOf('one');
    let before: unknown;
    const send = async () => {
      before = await setting.store.body(submission.id);
      return sent;
    };
    await setting.context({ send }).submit(submission, keep);
    expect(before).toEqual({ id: submission.id, fields: submission.fields });
  });

  test.each([
    ['422', refused],
    ['500', serverError(500)],
    ['429', { ...serverError(429, 60_000), class: 'throttled' } as const],
    ['404', { kind: 'misplaced', status: 404, reason: null } as const],
  ])("%s: failed, and nothing of it is left to be sent behind the visitor's back", async (_, outcome) => {
    for (const options of [keep, ask]) {
      setting.answer = outcome;
      const submission = submissionOf('one');
      expect(await setting.context().submit(submission, options)).toEqual({
        outcome: 'failed',
        answered: true,
        goesOn: false,
      });
      expect(await rows()).toEqual([]);
      expect(await setting.store.body(submission.id)).toBeUndefined();
    }
  });

  test('the same values again carry the same key', async () => {
    const submission = submissionOf('one');
    const outbox = setting.context();
    setting.answer = serverError();
    await outbox.submit(submission, keep);
    setting.answer = sent;
    await outbox.submit(submission, keep);
    expect(setting.attempts.map(({ id }) => id)).toEqual([submission.id, submission.id]);
    // And once it is sent, it is not sent again.
    expect(await outbox.submit(submission, keep)).toMatchObject({ outcome: 'sent' });
    expect(setting.attempts.length).toBe(2);
  });

  test('it goes before what waits already', async () => {
    await setting.store.add(submissionOf('old'), setting.now);
    await setting.context().submit(submissionOf('new'), keep);
    await until(() => setting.attempts.length === 2);
    expect(setting.attempts.map(({ text }) => text)).toEqual(['new', 'old']);
  });
});

describe('without an answer', () => {
  test('kept: it waits on the device', async () => {
    setting.answer = networkError;
    expect(await setting.context().submit(submissionOf('one'), keep)).toEqual({ outcome: 'kept' });
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1, maybeReceived: true }]);
  });

  test('asked: it is given back and nothing is left', async () => {
    setting.answer = networkError;
    const result = await setting.context().submit(submissionOf('one'), ask);
    expect(result).toEqual({ outcome: 'failed', answered: false, goesOn: false });
    expect(await rows()).toEqual([]);
  });

  test('409: the server is still at work on it, so it is kept', async () => {
    setting.answer = serverError(409);
    expect(await setting.context().submit(submissionOf('one'), keep)).toEqual({ outcome: 'kept' });
  });

  test('8 s of silence: kept, while the attempt goes on and may succeed', async () => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout'],
      shouldAdvanceTime: true,
      advanceTimeDelta: 20,
    });
    setting.answer = 'hold';
    const result = setting.context().submit(submissionOf('one'), keep);
    await until(() => setting.attempts.length === 1);
    vi.advanceTimersByTime(answerTimeoutMs - 2000);
    expect(await Promise.race([result, Promise.resolve('still waiting')])).toBe('still waiting');
    vi.advanceTimersByTime(2000);
    expect(await result).toEqual({ outcome: 'kept' });
    setting.attempts[0]!.answer(sent);
    await until(async () => (await rows())[0]?.state === 'sent');
    expect(setting.messages.find(({ type }) => type === 'outbox-sent')).toMatchObject({ attended: false });
  });

  test('8 s of silence when asked: failed, and if the attempt fails too nothing is left', async () => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout'],
      shouldAdvanceTime: true,
      advanceTimeDelta: 20,
    });
    setting.answer = 'hold';
    const outbox = setting.context();
    const submission = submissionOf('one');
    const result = outbox.submit(submission, ask);
    await until(() => setting.attempts.length === 1);
    vi.advanceTimersByTime(answerTimeoutMs);
    expect(await result).toEqual({ outcome: 'failed', answered: false, goesOn: true });
    setting.attempts[0]!.answer(networkError);
    await until(async () => (await rows()).length === 0);
  });

  test('progress of the upload is a sign of life', async () => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout'],
      shouldAdvanceTime: true,
      advanceTimeDelta: 20,
    });
    setting.answer = 'hold';
    const seen: number[] = [];
    const result = setting
      .context()
      .submit(submissionOf('one'), { ...ask, onProgress: (bytes) => seen.push(bytes) });
    await until(() => setting.attempts.length === 1);
    for (const bytes of [1, 2, 3]) {
      vi.advanceTimersByTime(answerTimeoutMs - 1000);
      setting.attempts[0]!.options.onProgress?.(bytes, 3);
    }
    setting.attempts[0]!.answer(sent);
    expect(await result).toMatchObject({ outcome: 'sent' });
    expect(seen).toEqual([1, 2, 3]);
  });

  test('it can be kept after all, under the same key', async () => {
    const outbox = setting.context();
    const submission = submissionOf('one', 'application');
    setting.answer = networkError;
    await outbox.submit(submission, ask);
    setting.answer = sent;
    await outbox.keep(submission);
    await until(async () => (await rows())[0]?.state === 'sent');
    expect(new Set(setting.attempts.map(({ id }) => id)).size).toBe(1);
  });

  test('an attempt that still runs is kept by the same wish, without another request', async () => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout'],
      shouldAdvanceTime: true,
      advanceTimeDelta: 20,
    });
    setting.answer = 'hold';
    const outbox = setting.context();
    const submission = submissionOf('one', 'application');
    const result = outbox.submit(submission, ask);
    await until(() => setting.attempts.length === 1);
    vi.advanceTimersByTime(answerTimeoutMs);
    await result;
    await outbox.keep(submission);
    setting.attempts[0]!.answer(networkError);
    await until(async () => (await rows())[0]?.state === 'waiting');
    expect(setting.attempts.length).toBe(1);
  });
});

describe('cancelled', () => {
  test('the request is ended and nothing is left', async () => {
    setting.answer = 'hold';
    const cancel = new AbortController();
    const result = setting.context().submit(submissionOf('one'), { ...ask, signal: cancel.signal });
    await until(() => setting.attempts.length === 1);
    cancel.abort();
    expect(await result).toEqual({ outcome: 'cancelled' });
    expect(setting.attempts[0]!.options.signal?.aborted).toBe(true);
    await until(async () => (await rows()).length === 0);
  });
});

describe('without a place to keep it', () => {
  const direct: [Submission['kind'], SubmitOptions][] = [
    ['contact', keep],
    ['application', ask],
  ];

  test.each(direct)('%s is sent directly, with the same key', async (kind, options) => {
    const submission = submissionOf('one', kind);
    const result = await setting.context({ store: brokenStore }).submit(submission, options);
    expect(result).toEqual({ outcome: 'sent', message: 'Received.' });
    expect(setting.attempts.map(({ id }) => id)).toEqual([submission.id]);
  });

  test.each(direct)('%s that fails has failed: nothing claims to be saved', async (kind, options) => {
    const outbox = setting.context({ store: brokenStore });
    setting.answer = networkError;
    expect(await outbox.submit(submissionOf('one', kind), options)).toEqual({
      outcome: 'failed',
      answered: false,
      goesOn: false,
    });
    setting.answer = refused;
    expect(await outbox.submit(submissionOf('one', kind), options)).toMatchObject({ answered: true });
    await expect(outbox.keep(submissionOf('one', kind))).rejects.toThrow('Blocked');
  });

  test('no IndexedDB at all', async () => {
    const outbox = setting.context({ store: createStore() });
    expect(await outbox.submit(submissionOf('one'), keep)).toMatchObject({ outcome: 'sent' });
  });

  test('a database of a newer version is left alone', async () => {
    const factory = new IDBFactory();
    const opened = factory.open('outbox', 99);
    await new Promise((resolve) => {
      opened.addEventListener('success', resolve);
    });
    opened.result.close();
    const outbox = setting.context({ store: createStore(() => factory) });
    expect(await outbox.submit(submissionOf('one'), keep)).toMatchObject({ outcome: 'sent' });
  });

  test('cleared in the middle: what the form holds is sent directly', async () => {
    setting.answer = 'hold';
    const submission = submissionOf('one');
    const result = setting.context().submit(submission, keep);
    await until(() => setting.attempts.length === 1);
    await setting.store.change(submission.id, () => 'remove');
    setting.answer = sent;
    setting.attempts[0]!.answer(networkError);
    expect(await result).toMatchObject({ outcome: 'sent' });
    expect(setting.attempts.map(({ id }) => id)).toEqual([submission.id, submission.id]);
  });
});

describe('newsletter', () => {
  test('the same address waiting twice is sent once', async () => {
    setting.answer = networkError;
    const outbox = setting.context();
    await outbox.submit(submissionOf('Anika@example.com', 'newsletter'), keep);
    await outbox.submit(submissionOf('anika@example.com', 'newsletter'), keep);
    await outbox.submit(submissionOf('other@example.com', 'newsletter'), keep);
    expect((await rows()).length).toBe(2);
    setting.answer = sent;
    setting.attempts.length = 0;
    await outbox.sendNow();
    expect(setting.attempts.map(({ text }) => text)).toEqual(['Anika@example.com', 'other@example.com']);
  });

  test('after it was sent the address can be sent again', async () => {
    const outbox = setting.context();
    await outbox.submit(submissionOf('a@example.com', 'newsletter'), keep);
    await outbox.submit(submissionOf('a@example.com', 'newsletter'), keep);
    expect(setting.attempts.length).toBe(2);
  });
});
