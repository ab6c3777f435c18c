import { IDBFactory, IDBIndex, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createKeyValueStore, releaseDatabases, valueOf } from '../../../src/device/database.ts';
import { createStore } from '../../../src/outbox/store.ts';
import { createSilentFactory, elapse } from '../../support/silent-storage.ts';
import { submissionOf } from '../outbox/setting.ts';

let real: IDBFactory;
const numbers = createKeyValueStore('numbers', 'numbers');
const write = (value: number) => numbers('readwrite', (store) => void store.put(value, 'one'));
const read = () => numbers('readonly', (store) => valueOf(store.get('one')));

beforeEach(async () => {
  real = new IDBFactory();
  vi.stubGlobal('indexedDB', real);
  await write(1);
});
afterEach(() => void vi.useRealTimers());

/** An `open` whose answer comes after five seconds. */
const slow = {
  open(name: string, version?: number) {
    const request = real.open(name, version);
    const listen = request.addEventListener.bind(request);
    request.addEventListener = (type: string, listener: EventListener) =>
      listen(type, (event) => setTimeout(() => listener(event), 5000));
    return request;
  },
} as IDBFactory;

test.each(['opens', 'begins'] as const)('a step that %s too late writes nothing', async (how) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const silent = createSilentFactory(real, ['numbers']);
  silent.silenceFrom(1, 'transaction');
  vi.stubGlobal('indexedDB', how === 'opens' ? slow : silent.factory);
  const writing = write(2);
  writing.catch(() => undefined);
  await elapse(3000);
  await expect(writing).rejects.toThrow('No answer within 3000 ms');
  silent.release();
  await elapse(6000);
  vi.useRealTimers();
  vi.stubGlobal('indexedDB', real);
  expect(await read()).toBe(1);
});

test('a step whose request fails, and which nobody awaits, says why', async () => {
  const twice = numbers('readwrite', (store) => {
    store.add(1, 'two');
    store.add(2, 'two');
  });
  await expect(twice).rejects.toMatchObject({ name: 'ConstraintError' });
});

/* A page that is hidden for good must hold nothing: others would wait for its transactions while it is suspended. */

test('released: a step that would go on for ever ends, what it asked to be written is written, and others go on', async () => {
  let isUnderWay = () => {};
  const underWay = new Promise<void>((resolve) => (isUnderWay = resolve));
  const endless = numbers('readwrite', async (store) => {
    store.put(2, 'one');
    isUnderWay();
    // Each answer leads to the next question: the transaction stays open.
    for (;;) await valueOf(store.get('one'));
  });
  await underWay;
  releaseDatabases();
  await expect(endless).rejects.toThrow(/transaction/i);
  expect(await read()).toBe(2);
  // A connection that is still open would block this.
  await expect(valueOf(real.deleteDatabase('numbers'))).resolves.toBeUndefined();
});

test('released: a read under way is answered', async () => {
  const reading = numbers('readonly', (store) => {
    const value = valueOf(store.get('one'));
    releaseDatabases();
    return value;
  });
  await expect(reading).resolves.toBe(1);
});

test.each([
  ['find', 0],
  ['add', 1],
  ['put', 1],
])(
  'released at the request %s, the outbox holds a submission whole or not at all',
  async (request, rowsKept) => {
    const store = createStore(() => real);
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
  },
);
