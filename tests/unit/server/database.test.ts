import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listJobTypes } from '../../server/api/published-content.ts';
import { openDatabase, rows, run, schemaVersion } from '../../server/database.ts';
import { readSampleData, seed } from '../../server/seed.ts';
import { folderForTest } from './fixtures.ts';

test('a new file is made with its folder, and opened again with what it holds', () => {
  const path = join(folderForTest(), 'deep/er/data.sqlite');
  const first = openDatabase(path);
  expect(schemaVersion(first)).toBe(1);
  run(first, "INSERT INTO subscriptions (received_at, email) VALUES ('now', 'a@b.cd')");
  first.close();
  const second = openDatabase(path);
  expect(schemaVersion(second)).toBe(1);
  expect(rows(second, 'SELECT email FROM subscriptions')).toEqual([{ email: 'a@b.cd' }]);
  second.close();
});

test('a file of a newer server is left alone', () => {
  const path = join(folderForTest(), 'data.sqlite');
  const database = openDatabase(path);
  database.exec('PRAGMA user_version = 99');
  database.close();
  expect(() => openDatabase(path)).toThrow('The database has schema version 99; this server knows 1.');
});

test('the sample is poured in once; changes by hand stay until the sample changes', () => {
  const database = openDatabase(':memory:');
  seed(database);
  expect(listJobTypes(database)).toEqual(readSampleData()['job-types']);
  run(database, "UPDATE job_types SET name = 'By hand' WHERE id = 1");
  run(database, "INSERT INTO subscriptions (received_at, email) VALUES ('now', 'a@b.cd')");
  seed(database);
  expect(listJobTypes(database)[0]).toEqual({ id: 1, name: 'By hand' });
  run(database, "UPDATE settings SET value = 'an older sample' WHERE name = 'seed'");
  seed(database);
  expect(listJobTypes(database)).toEqual(readSampleData()['job-types']);
  expect(rows(database, 'SELECT email FROM subscriptions')).toHaveLength(1);
  database.close();
});
