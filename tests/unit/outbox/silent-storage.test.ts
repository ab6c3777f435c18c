import { IDBFactory, IDBTransaction } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStore } from '../../../src/outbox/store.ts';
import { createSilentFactory, elapse, timeOf, type SilentFactory } from '../../support/silent-storage.ts';
import { createSetting, networkError, refused, sent, submissionOf, type Setting } from './setting.ts';

/* A database that stops answering at each of the steps of a submit: 1 writes it down, 2 claims it, 3 writes the outcome. */

let setting: Setting;
let silent: SilentFactory;
beforeEach(async () => {
  const factory = new IDBFactory();
  silent = createSilentFactory(factory, ['records', 'bodies']);
  setting = createSetting(factory);
  // The database is there, as after an earlier visit.
  await setting.store.list();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(async () => {
  silent.release();
  await elapse(1000);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const outbox = () => setting.context({ store: createStore(() => silent.factory) });
/** Submits on a device that falls silent and later answers again. @returns what the form was told, within 8 s */
async function submitInSilence(step: number, how: 'open' | 'transaction', unanswered: 'keep' | 'ask') {
  silent.silenceFrom(step, how);
  const context = outbox();
  const submission = submissionOf('one');
  const { value, took } = await timeOf(context.submit(submission, { unanswered }));
  expect(took).toBeLessThanOrEqual(8000);
  silent.release();
  await elapse(5000);
  return { context, value, id: submission.id };
}
const rows = async () => (await timeOf(setting.store.list())).value;
const cases = ([1, 2, 3, 4] as const).flatMap((step) =>
  (['open', 'transaction'] as const).map((how) => ({ step, how })),
);

describe.each(cases)('silent at step $step ($how)', ({ step, how }) => {
  test.each(['keep', 'ask'] as const)('online: sent within 8 s, and once (%s)', async (unanswered) => {
    const { context, value } = await submitInSilence(step, how, unanswered);
    expect(value).toMatchObject({ outcome: 'sent' });
    await timeOf(context.sendAll());
    expect(setting.attempts.length).toBe(1);
    expect((await rows()).map(({ state }) => state)).not.toContain('waiting');
  });

  test('offline: the truth within 8 s; what was not kept is not sent later', async () => {
    setting.answer = networkError;
    for (const unanswered of ['keep', 'ask'] as const) {
      const { value, id: own } = await submitInSilence(step, how, unanswered);
      const isKept = unanswered === 'keep' && step > 1;
      expect(value).toMatchObject({ outcome: isKept ? 'kept' : 'failed' });
      expect((await rows()).filter(({ id }) => id === own).length).toBe(isKept ? 1 : 0);
    }
  });

  test('refused by the server: failed within 8 s, and nothing is left of it', async () => {
    setting.answer = refused;
    const { value } = await submitInSilence(step, how, 'keep');
    expect(value).toMatchObject({ outcome: 'failed', answered: true });
    expect(await rows()).toEqual([]);
  });
});

test('a server that does not answer either: failed after 7.5 s, and success is told when it comes', async () => {
  silent.silenceFrom(1, 'open');
  setting.answer = 'hold';
  const context = outbox();
  const submission = submissionOf('one');
  const { value, took } = await timeOf(context.submit(submission, { unanswered: 'keep' }));
  expect(value).toEqual({ outcome: 'failed', answered: false, goesOn: true });
  expect(took).toBeLessThanOrEqual(8000);
  // The same again joins the attempt that still runs.
  const again = context.submit(submission, { unanswered: 'keep' });
  await elapse(1000);
  setting.attempts[0]!.answer(sent);
  expect((await timeOf(again)).value).toMatchObject({ outcome: 'sent' });
  expect(setting.attempts.length).toBe(1);
  expect(setting.messages).toContainEqual(
    expect.objectContaining({ type: 'outbox-sent', id: submission.id, attended: false, reply: 'Received.' }),
  );
});

test.each(['before it is kept', 'while it is written'])(
  'what has no row and arrives %s is not sent again',
  async (when) => {
    silent.silenceFrom(1, 'open');
    setting.answer = 'hold';
    const context = outbox();
    const submission = submissionOf('one');
    await timeOf(context.submit(submission, { unanswered: 'ask' }));
    silent.release();
    await elapse(5000);
    const keep = () => context.keep(submission);
    const early = when === 'while it is written' ? keep() : undefined;
    setting.attempts[0]!.answer(sent);
    await elapse(0);
    for (const told of [early ?? keep(), context.submit(submission, { unanswered: 'ask' })])
      expect((await timeOf(told)).value).toEqual({ outcome: 'sent', message: 'Received.' });
    expect(await rows()).toEqual([]);
    expect(setting.attempts.length).toBe(1);
  },
);

test('a server that does not answer, and then a device that does not either: failed within 8 s', async () => {
  silent.silenceFrom(3, 'transaction');
  setting.answer = 'hold';
  const { value, took } = await timeOf(outbox().submit(submissionOf('one'), { unanswered: 'ask' }));
  expect(value).toMatchObject({ outcome: 'failed', answered: false });
  expect(took).toBeLessThanOrEqual(8000);
});

/** The first transaction cannot be aborted, and tells four seconds late that it is complete: as a slow disk does. */
function slowDownFirstTransaction(): void {
  const transactions = IDBTransaction.prototype;
  const { addEventListener: listen } = transactions;
  const slow: IDBTransaction[] = [];
  vi.spyOn(transactions, 'addEventListener').mockImplementation(function (
    this: IDBTransaction,
    type,
    listener,
  ) {
    if (this.mode !== 'versionchange' && slow.length === 0) slow.push(this);
    const late = (event: Event) => setTimeout(() => (listener as EventListener)(event), 4000);
    listen.call(this, type, slow.includes(this) && type === 'complete' ? late : listener);
  });
  vi.spyOn(transactions, 'abort').mockImplementationOnce(() => {
    throw new DOMException('It is being committed.', 'InvalidStateError');
  });
}

test.each(['withdraw', 'retry'] as const)('a write that is late leaves a row as it was: %s', async (wish) => {
  const factory = new IDBFactory();
  const store = createStore(() => factory);
  const submission = submissionOf('one');
  await timeOf(store.add(submission, 0));
  await timeOf(store.claim({ now: 0, owner: 'test', exclusive: true }));
  if (wish === 'withdraw') await timeOf(store.withdraw(submission.id, true, 0));
  slowDownFirstTransaction();
  const writing = store.add(submission, 0, false);
  writing.catch(() => undefined);
  await elapse(10_000);
  await expect(writing).rejects.toThrow('No answer');
  expect((await timeOf(store.list())).value).toMatchObject([{ state: 'sending', ifNotSent: wish }]);
});

test.each([
  ['is taken back', false],
  ['stays when it is wanted anew', true],
])('a write that is complete only after its time %s', async (_, isWantedAnew) => {
  slowDownFirstTransaction();
  const factory = new IDBFactory();
  const store = createStore(() => factory);
  const submission = submissionOf('one');
  const writing = store.add(submission, 0);
  writing.catch(() => undefined);
  await elapse(3000);
  await expect(writing).rejects.toThrow('No answer');
  if (isWantedAnew) await store.add(submission, 0);
  await elapse(10_000);
  expect((await timeOf(store.list())).value).toHaveLength(isWantedAnew ? 1 : 0);
});
