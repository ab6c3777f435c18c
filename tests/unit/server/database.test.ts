import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readList } from '../../server/api/lists.ts';
import { openDatabase, rows, run } from '../../server/database.ts';
import sample from '../../server/sample-api-data.json' with { type: 'json' };
import { seed } from '../../server/seed.ts';
import { folderForTest } from './fixtures.ts';

const subscribe = "INSERT INTO subscriptions (received_at, email) VALUES ('now', 'a@b.cd')";

test('a new file is made with its folder, and opened again with what it holds', () => {
  const path = join(folderForTest(), 'deep/er/data.sqlite');
  const first = openDatabase(path);
  run(first, subscribe);
  first.close();
  const second = openDatabase(path);
  expect(rows(second, 'SELECT email FROM subscriptions')).toEqual([{ email: 'a@b.cd' }]);
  second.close();
});

test('a file of a newer server is left alone', () => {
  const path = join(folderForTest(), 'data.sqlite');
  const database = openDatabase(path);
  database.exec('PRAGMA user_version = 99');
  database.close();
  expect(() => openDatabase(path)).toThrow('The database has schema version 99');
});

test('the sample is written once; changes by hand stay until the sample changes', () => {
  const database = openDatabase(':memory:');
  const types = () => readList(database, 'job-types');
  seed(database);
  expect(types()).toEqual(sample['job-types']);
  run(database, "UPDATE job_types SET name = 'By hand' WHERE id = 1");
  run(database, subscribe);
  seed(database);
  expect(types()[0]).toEqual({ id: 1, name: 'By hand' });
  run(database, "UPDATE settings SET value = 'an older sample' WHERE name = 'seed'");
  seed(database);
  expect(types()).toEqual(sample['job-types']);
  expect(rows(database, 'SELECT email FROM subscriptions')).toHaveLength(1);
  database.close();
});
