import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDatabase, valueOf } from '../../../src/device/database.ts';
import { createSilentFactory, elapse } from '../../support/silent-storage.ts';

const real = new IDBFactory();
const database = (factory: IDBFactory) =>
  createDatabase({
    name: 'test',
    version: 1,
    stores: ['store'],
    upgrade: (made) => void made.createObjectStore('store'),
    factory: () => factory,
  });
const write = (factory: IDBFactory, value: string) =>
  database(factory).transact('readwrite', (transaction) => {
    transaction.objectStore('store').put(value, 'key');
  });
const stored = () =>
  database(real).transact('readonly', (transaction) => valueOf(transaction.objectStore('store').get('key')));

beforeEach(async () => {
  await write(real, 'first');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
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
  const silent = createSilentFactory(real, ['store']);
  silent.silenceFrom(1, 'transaction');
  const writing = write(how === 'opens' ? slow : silent.factory, 'late');
  writing.catch(() => undefined);
  await elapse(3000);
  await expect(writing).rejects.toThrow('No answer within 3000 ms');
  silent.release();
  await elapse(6000);
  vi.useRealTimers();
  expect(await stored()).toBe('first');
});
