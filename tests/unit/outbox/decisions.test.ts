import { beforeEach, expect, test } from 'vitest';
import type { Outbox } from '../../../src/outbox/outbox.ts';
import { receiptLifetime } from '../../../src/outbox/store.ts';
import { unwanted } from '../../../src/outbox/transitions.ts';
import { createSetting, networkError, refused, sent, until, type Setting } from './setting.ts';

let setting: Setting;
let outbox: Outbox;
let id: string;
beforeEach(async () => {
  setting = createSetting();
  outbox = setting.context();
  [id = ''] = await setting.keep('one');
});

async function sending() {
  setting.answer = 'hold';
  void outbox.drain();
  return setting.attempt(1);
}
const wished = (wish: string) => until(async () => (await setting.store.get(id))?.ifNotSent === wish);

test('discard while waiting: never sent, and the body is gone', async () => {
  expect(await outbox.discard(id)).toBe('discarded');
  expect(await setting.store.body(id)).toBeUndefined();
  await outbox.drain();
  await outbox.sendNow();
  await outbox.retry(id);
  expect(setting.attempts).toEqual([]);
  expect(await setting.row(id)).toMatchObject({ state: 'discarded' });
});

test.each([
  ['says when the server had it first', sent, 'already sent'],
  ['an attempt that fails is the last one', networkError, 'discarded'],
] as const)('discard while sending: waits; %s', async (_, outcome, said) => {
  const attempt = await sending();
  const result = setting.context().discard(id);
  await wished('discard');
  attempt.answer(outcome);
  expect(await result).toBe(said);
  setting.answer = sent;
  await outbox.sendNow();
  expect(setting.attempts.length).toBe(1);
  expect(await setting.store.body(id)).toBeUndefined();
});

test('discard of something whose sender is gone, and of what is not there', async () => {
  await setting.store.claim({ now: setting.now, owner: 'stopped worker', exclusive: true });
  expect(await outbox.discard(id)).toBe('discarded');
  expect(setting.attempts).toEqual([]);
  expect(await outbox.discard('nothing')).toBe('gone');
});

test('take back forgets the row, whose body can be read before', async () => {
  setting.answer = refused;
  await outbox.drain();
  expect(await outbox.read(id)).toMatchObject({ id, fields: [{ name: 'message', text: 'one' }] });
  expect(await outbox.takeBack(id)).toBe('taken');
  expect(await setting.rows()).toEqual([]);
  expect(await outbox.takeBack('nothing')).toBe('gone');
});

test.each(['this', 'another'])('take back while %s context sends: ends the attempt', async (which) => {
  const attempt = await sending();
  const context = which === 'this' ? outbox : setting.context();
  expect(await context.takeBack(id)).toBe('taken');
  expect(attempt.options.signal?.aborted).toBe(true);
  expect(await setting.rows()).toEqual([]);
});

test('take back while another context sends: says when the server had it first', async () => {
  const attempt = await sending();
  const result = setting.context().takeBack(id);
  attempt.answer(sent);
  expect(await result).toBe('already sent');
});

test('take back while another context sends: a page that is closed meanwhile leaves the row', async () => {
  const attempt = await sending();
  await setting.store.change(id, (row) => unwanted(row, 'keep', setting.now));
  attempt.answer(networkError);
  await until(async () => (await setting.store.get(id))?.state === 'refused');
  expect(await outbox.read(id)).toMatchObject({ fields: [{ text: 'one' }] });
  expect(await outbox.takeBack(id)).toBe('taken');
  expect(await setting.rows()).toEqual([]);
});

test('receipts go after 30 days or when they are told to; what waits stays however old it is', async () => {
  await outbox.drain();
  setting.answer = networkError;
  const pending = await setting.keep('two');
  setting.now += receiptLifetime;
  expect((await outbox.list()).length).toBe(2);
  setting.now += 1;
  expect((await outbox.list()).map((row) => row.id)).toEqual(pending);
  expect((await setting.rows()).length).toBe(1);

  await outbox.discard(pending[0]!);
  const kept = await setting.keep('three');
  setting.messages.length = 0;
  await outbox.forgetReceipts();
  expect((await outbox.list()).map((row) => row.id)).toEqual(kept);
  expect(setting.messages).toEqual([{ type: 'outbox-changed', id: pending[0] }]);
});

test('every change is told, and when something was sent', async () => {
  const seen: string[] = [];
  const unsubscribe = outbox.subscribe((message) => seen.push(`${message.type} ${message.id}`));
  await outbox.drain();
  unsubscribe();
  await outbox.retry(id);
  expect(seen).toEqual([`outbox-changed ${id}`, `outbox-sent ${id}`, `outbox-changed ${id}`]);
});
