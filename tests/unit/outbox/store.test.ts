import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { valueOf } from '../../../src/device/database.ts';
import { createStore, databaseVersion, type Store } from '../../../src/outbox/store.ts';
import version1 from './database-version-1.json' with { type: 'json' };
import { submissionOf } from './setting.ts';

let factory: IDBFactory;
let store: Store;
beforeEach(() => {
  factory = new IDBFactory();
  store = createStore(() => factory);
});

function open(version: number, upgrade?: (database: IDBDatabase) => void): Promise<IDBDatabase> {
  const request = factory.open('outbox', version);
  request.addEventListener('upgradeneeded', () => upgrade?.(request.result));
  return valueOf(request);
}

/** The database as version 1 of the site has left it on a device. */
async function leaveVersion1(): Promise<void> {
  const database = await open(1, (made) => {
    const records = made.createObjectStore('records', { keyPath: 'seq', autoIncrement: true });
    records.createIndex('id', 'id', { unique: true });
    made.createObjectStore('bodies', { keyPath: 'id' });
  });
  const transaction = database.transaction(['records', 'bodies'], 'readwrite');
  for (const record of version1.records) transaction.objectStore('records').put(record);
  for (const body of version1.bodies) transaction.objectStore('bodies').put(body);
  await new Promise((resolve) => {
    transaction.addEventListener('complete', resolve);
  });
  database.close();
}

test('a database of version 1 opens with all its records and bodies', async () => {
  // A new version asks for another fixture.
  expect(version1.version).toBe(databaseVersion);
  await leaveVersion1();
  expect(await store.list()).toEqual(version1.records);
  for (const body of version1.bodies) expect(await store.body(body.id)).toEqual(body);
  const claimed = await store.claim({ now: Date.UTC(2026, 11, 1), owner: 'test', exclusive: true });
  const record = { id: version1.records[0]?.id, state: 'sending' };
  expect(claimed.next).toMatchObject({ record, body: version1.bodies[0] });
});

test('record and body are written together, in the order of the calls', async () => {
  const submissions = ['one', 'two', 'three'].map((text) => submissionOf(text));
  await Promise.all(submissions.map((submission) => store.add(submission, 0)));
  const rows = await store.list();
  expect(rows.map(({ id, seq }) => [id, seq])).toEqual(submissions.map(({ id }, index) => [id, index + 1]));
  for (const { id, fields } of submissions) expect(await store.body(id)).toEqual({ id, fields });
});

test('the same id again is the same row', async () => {
  const submission = submissionOf('one');
  const { record } = await store.add(submission, 0);
  const { seq } = record;
  expect(await store.add(submission, 5)).toMatchObject({ record: { seq, createdAt: 0 }, isPromised: true });
  expect((await store.list()).length).toBe(1);
});

test('when the body cannot be written, neither is the record', async () => {
  const text = (() => 'not storable') as unknown as string;
  await expect(store.add({ ...submissionOf('one'), fields: [{ name: 'f', text }] }, 0)).rejects.toThrow();
  expect(await store.list()).toEqual([]);
});

test('a change that throws changes nothing', async () => {
  const submission = submissionOf('one');
  await store.add(submission, 0);
  const failing = store.change(submission.id, () => {
    throw new Error('No');
  });
  await expect(failing).rejects.toThrow('No');
  expect(await store.get(submission.id)).toMatchObject({ state: 'waiting' });
});

test('the store goes on after the connection was closed under it', async () => {
  await store.add(submissionOf('one'), 0);
  // Another version of the site upgrades: every open connection is asked to close.
  (await open(databaseVersion)).close();
  await valueOf(factory.deleteDatabase('outbox'));
  expect(await store.list()).toEqual([]);
  await store.add(submissionOf('two'), 0);
  expect((await store.list()).length).toBe(1);
});
