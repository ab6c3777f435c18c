import { beforeEach, describe, expect, test } from 'vitest';
import { receiptLifetime } from '../../../src/outbox/store.ts';
import type { Outbox } from '../../../src/outbox/outbox.ts';
import { createSetting, networkError, sent, submissionOf, until, type Setting } from './setting.ts';

let setting: Setting;
let outbox: Outbox;
beforeEach(() => {
  setting = createSetting();
  outbox = setting.context();
});

async function waiting() {
  const submission = submissionOf('one');
  await setting.store.add(submission, setting.now);
  return submission.id;
}
async function sending() {
  const id = await waiting();
  setting.answer = 'hold';
  void outbox.drain();
  await until(() => setting.attempts.length === 1);
  return id;
}
const stateOf = async (id: string) => (await setting.store.get(id))?.state;

test('receipts are forgotten when asked to, what still waits is not', async () => {
  const gone = await waiting();
  await outbox.discard(gone);
  const kept = submissionOf('two');
  await setting.store.add(kept, setting.now);
  setting.messages.length = 0;
  await outbox.forgetReceipts();
  expect((await outbox.list()).map(({ id }) => id)).toEqual([kept.id]);
  expect(setting.messages).toEqual([{ type: 'outbox-changed', id: gone }]);
});

describe('discard', () => {
  test('while waiting: never sent, and the body is gone', async () => {
    const id = await waiting();
    expect(await outbox.discard(id)).toBe('discarded');
    expect(await setting.store.body(id)).toBeUndefined();
    await outbox.drain();
    await outbox.sendNow();
    await outbox.retry(id);
    expect(setting.attempts).toEqual([]);
    expect(await stateOf(id)).toBe('discarded');
  });

  test('while sending: waits, and says when the server had it first', async () => {
    const id = await sending();
    const result = outbox.discard(id);
    await until(async () => (await setting.store.get(id))?.ifNotSent === 'discard');
    setting.attempts[0]!.answer(sent);
    expect(await result).toBe('already sent');
  });

  test('while sending: an attempt that fails is the last one', async () => {
    const id = await sending();
    const result = setting.context().discard(id);
    await until(async () => (await setting.store.get(id))?.ifNotSent === 'discard');
    setting.attempts[0]!.answer(networkError);
    expect(await result).toBe('discarded');
    setting.answer = sent;
    await outbox.sendNow();
    expect(setting.attempts.length).toBe(1);
    expect(await setting.store.body(id)).toBeUndefined();
  });

  test('of something whose sender is gone', async () => {
    const id = await waiting();
    await setting.store.claim({ now: setting.now, owner: 'stopped worker', exclusive: true });
    expect(await outbox.discard(id)).toBe('discarded');
    expect(setting.attempts).toEqual([]);
  });

  test('of something that is not there', async () => {
    expect(await outbox.discard('nothing')).toBe('gone');
  });
});

describe('take back', () => {
  test('gives the body back and forgets the row', async () => {
    const id = await waiting();
    expect(await outbox.takeBack(id)).toMatchObject({
      outcome: 'taken',
      body: { id, fields: [{ name: 'message', text: 'one' }] },
    });
    expect(await setting.store.list()).toEqual([]);
  });

  test('while sending: ends the attempt', async () => {
    const id = await sending();
    expect(await outbox.takeBack(id)).toMatchObject({ outcome: 'taken' });
    expect(setting.attempts[0]!.options.signal?.aborted).toBe(true);
    expect(await setting.store.list()).toEqual([]);
  });

  test('while another context sends: says when the server had it first', async () => {
    const id = await sending();
    const result = setting.context().takeBack(id);
    await until(async () => (await setting.store.get(id))?.ifNotSent === 'withdraw');
    setting.attempts[0]!.answer(sent);
    expect(await result).toEqual({ outcome: 'already sent' });
    expect(await outbox.takeBack('nothing')).toEqual({ outcome: 'gone' });
  });
});

test('what was refused can be read and taken back', async () => {
  const id = await waiting();
  setting.answer = { kind: 'refused', status: 422, reason: 'Invalid phone number.' };
  await outbox.drain();
  expect(await outbox.read(id)).toMatchObject({ fields: [{ text: 'one' }] });
  expect(await outbox.takeBack(id)).toMatchObject({ outcome: 'taken' });
});

test('receipts go after 30 days; what waits stays however old it is', async () => {
  const old = await waiting();
  await outbox.drain();
  setting.answer = networkError;
  const pending = await waiting();
  setting.now += receiptLifetime;
  expect((await outbox.list()).map(({ id }) => id)).toEqual([old, pending]);
  setting.now += 1;
  expect((await outbox.list()).map(({ id }) => id)).toEqual([pending]);
  expect((await setting.store.list()).length).toBe(1);
});

test('every change is told, and when something was sent', async () => {
  const seen: string[] = [];
  const unsubscribe = outbox.subscribe(({ type, id }) => seen.push(`${type} ${id}`));
  const id = await waiting();
  await outbox.drain();
  unsubscribe();
  await outbox.retry(id);
  expect(seen).toEqual([`outbox-changed ${id}`, `outbox-sent ${id}`, `outbox-changed ${id}`]);
});
