import { IDBFactory, IDBIndex, IDBObjectStore } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { createDatabase, releaseDatabases, valueOf } from '../../../src/device/database.ts';
import { createStore } from '../../../src/outbox/store.ts';
import { submissionOf } from '../outbox/setting.ts';

/* A page that is hidden for good must hold nothing: others would wait for its transactions while it is suspended. */

const options = {
  name: 'numbers',
  version: 1,
  stores: ['numbers'],
  upgrade: (created: IDBDatabase) => void created.createObjectStore('numbers'),
};

function createNumbers() {
  const factory = new IDBFactory();
  return { factory, numbers: createDatabase({ ...options, factory: () => factory }) };
}

const read = (transaction: IDBTransaction) => valueOf(transaction.objectStore('numbers').get('one'));

test('a step that would go on for ever ends, what it asked to be written is written, and others go on', async () => {
  const { factory, numbers } = createNumbers();
  let isUnderWay = () => {};
  const underWay = new Promise<void>((resolve) => (isUnderWay = resolve));
  const endless = numbers.transact('readwrite', async (transaction) => {
    transaction.objectStore('numbers').put(1, 'one');
    isUnderWay();
    // Each answer leads to the next question: the transaction stays open.
    for (;;) await read(transaction);
  });
  await underWay;
  releaseDatabases();
  await expect(endless).rejects.toThrow(/transaction/i);
  await expect(numbers.transact('readonly', read)).resolves.toBe(1);
  // A connection that is still open would block this.
  await expect(valueOf(factory.deleteDatabase('numbers'))).resolves.toBeUndefined();
});

test('a read under way is answered', async () => {
  const { numbers } = createNumbers();
  await numbers.transact('readwrite', (transaction) => transaction.objectStore('numbers').put(1, 'one'));
  const reading = numbers.transact('readonly', (transaction) => {
    const value = read(transaction);
    releaseDatabases();
    return value;
  });
  await expect(reading).resolves.toBe(1);
});

test.each([
  ['find', 0],
  ['add', 1],
  ['put', 1],
])('at the request %s, the outbox holds a submission whole or not at all', async (request, rowsKept) => {
  const factory = new IDBFactory();
  const store = createStore(() => factory);
  const owner = request === 'find' ? IDBIndex.prototype : IDBObjectStore.prototype;
  const method = request === 'find' ? 'get' : request;
  const original = Reflect.get(owner, method) as (...inputs: unknown[]) => unknown;
  Reflect.set(owner, method, function released(this: unknown, ...inputs: unknown[]) {
    const result = original.apply(this, inputs);
    // The page is hidden in the next moment in which anything can happen.
    queueMicrotask(releaseDatabases);
    return result;
  });
  const submission = submissionOf('one');
  await store.add(submission, 0).catch(() => undefined);
  Reflect.set(owner, method, original);
  expect(await store.list()).toHaveLength(rowsKept);
  const whole = expect.objectContaining({ id: submission.id }) as unknown;
  expect(await store.body(submission.id)).toEqual(rowsKept ? whole : undefined);
});
