import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readList } from '../../server/api/lists.ts';
import { insert, openDatabase, rows, run } from '../../server/database.ts';
import sample from '../../server/sample-api-data.json' with { type: 'json' };
import { seed } from '../../server/seed.ts';
import { folderForTest } from './fixtures.ts';

test('a file keeps submissions; the sample is written again only when it has changed', () => {
  const path = join(folderForTest(), 'deep/er/data.sqlite');
  const first = openDatabase(path);
  seed(first);
  insert(first, 'subscriptions', { received_at: 'now', email: 'a@b.cd' });
  run(first, "UPDATE job_types SET name = 'By hand' WHERE id = 1");
  first.close();

  const second = openDatabase(path);
  const types = () => readList(second, 'job-types');
  seed(second);
  expect(types()[0]).toEqual({ id: 1, name: 'By hand' });
  run(second, "UPDATE settings SET value = 'an older sample' WHERE name = 'seed'");
  seed(second);
  expect(types()).toEqual(sample['job-types']);
  expect(rows(second, 'SELECT email FROM subscriptions')).toEqual([{ email: 'a@b.cd' }]);
  second.close();
});
