import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, test } from 'vitest';
import { createStore, databaseVersion } from '../../../src/outbox/store.ts';
import { submissionOf } from './setting.ts';
import version1 from './database-version-1.json' with { type: 'json' };

function open(
  factory: IDBFactory,
  version?: number,
  upgrade?: (database: IDBDatabase) => void,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open('outbox', version);
    request.addEventListener('upgradeneeded', () => upgrade?.(request.result));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}

/** The database as version 1 of the site has left it on a device. */
async function deviceWithVersion1(): Promise<IDBFactory> {
  const factory = new IDBFactory();
  const database = await open(factory, 1, (made) => {
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
  return factory;
}

test('a database of version 1 opens with all its records and bodies', async () => {
  const store = createStore(await deviceWithVersion1().then((factory) => () => factory));
  expect(await store.list()).toEqual(version1.records);
  for (const body of version1.bodies) expect(await store.body(body.id)).toEqual(body);
  const claimed = await store.claim({ now: Date.UTC(2026, 11, 1), owner: 'test', exclusive: true });
  expect(claimed).toMatchObject({
    record: { id: version1.records[0]?.id, state: 'sending' },
    body: version1.bodies[0],
  });
});

test('a fixture exists for the current version: a new one asks for another', () => {
  expect(version1.version).toBe(databaseVersion);
});

describe('writing', () => {
  test('record and body are written together, in the order of the calls', async () => {
    const factory = new IDBFactory();
    const store = createStore(() => factory);
    const submissions = ['one', 'two', 'three'].map((text) => submissionOf(text));
    await Promise.all(submissions.map((submission) => store.add(submission, 0)));
    const rows = await store.list();
    expect(rows.map(({ id }) => id)).toEqual(submissions.map(({ id }) => id));
    expect(rows.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    for (const { id, fields } of submissions) expect(await store.body(id)).toEqual({ id, fields });
  });

  test('the same id again is the same row', async () => {
    const factory = new IDBFactory();
    const store = createStore(() => factory);
    const submission = submissionOf('one');
    const { seq } = await store.add(submission, 0);
    expect(await store.add(submission, 5)).toMatchObject({ seq, createdAt: 0 });
    expect((await store.list()).length).toBe(1);
  });

  test('when the body cannot be written, neither is the record', async () => {
    const factory = new IDBFactory();
    const store = createStore(() => factory);
    const broken = {
      ...submissionOf('one'),
      fields: [{ name: 'f', text: (() => 'not storable') as unknown as string }],
    };
    await expect(store.add(broken, 0)).rejects.toThrow();
    expect(await store.list()).toEqual([]);
  });

  test('a change that throws changes nothing', async () => {
    const factory = new IDBFactory();
    const store = createStore(() => factory);
    const submission = submissionOf('one');
    await store.add(submission, 0);
    const failing = store.change(submission.id, () => {
      throw new Error('No');
    });
    await expect(failing).rejects.toThrow('No');
    expect(await store.get(submission.id)).toMatchObject({ state: 'waiting' });
  });

  test('goes on after the connection was closed under it', async () => {
    const factory = new IDBFactory();
    const store = createStore(() => factory);
    await store.add(submissionOf('one'), 0);
    // Another version of the site upgrades: every open connection is asked to close.
    const other = await open(factory, databaseVersion);
    other.close();
    await new Promise((resolve) => {
      const deletion = factory.deleteDatabase('outbox');
      deletion.addEventListener('success', resolve);
    });
    expect(await store.list()).toEqual([]);
    await store.add(submissionOf('two'), 0);
    expect((await store.list()).length).toBe(1);
  });
});
