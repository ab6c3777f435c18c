import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import sample from '../../server/sample-api-data.json' with { type: 'json' };
import { openStore } from '../../server/store.ts';
import { folderForTest } from './fixtures.ts';

const add = (folder: string, email: string) => {
  const row = { received_at: '2026-01-01T00:00:00.000Z', idempotency_key: email, email };
  openStore(folder).add({ name: 'subscribers', fingerprint: 'f', row });
};
const emailsIn = (folder: string) =>
  openStore(folder)
    .submissions('subscribers')
    .map(({ email }) => email);

test('a folder keeps submissions; a line that was cut off by a kill is ignored and harms no other', () => {
  const folder = join(folderForTest(), 'deep/er');
  add(folder, 'ক@b.cd');
  const whole = readFileSync(join(folder, 'submissions.jsonl'));
  // Cut after each of its bytes, in the middle of a character too.
  for (let length = 0; length < whole.length; length += 1) {
    writeFileSync(join(folder, 'submissions.jsonl'), whole);
    appendFileSync(join(folder, 'submissions.jsonl'), whole.subarray(0, length));
    expect(emailsIn(folder)).toEqual(['ক@b.cd']);
    add(folder, 'c@b.cd');
    expect(emailsIn(folder)).toEqual(['ক@b.cd', 'c@b.cd']);
  }
});

test('what is forgotten is gone with its CV', () => {
  const store = openStore(folderForTest());
  const cv = { name: 'cv.pdf', type: 'application/pdf', bytes: new Uint8Array([1]) };
  const row = { received_at: '2026-01-01T00:00:00.000Z', idempotency_key: null, cv };
  store.add({ name: 'jobs', fingerprint: 'f', row });
  const files = readdirSync(store.cvFolder).map((name) => readFileSync(join(store.cvFolder, name)));
  expect(files).toEqual([Buffer.from(cv.bytes)]);
  store.clear();
  expect([store.submissions('jobs'), readdirSync(store.cvFolder)]).toEqual([[], []]);
});

test('the sample is written again only when it has changed', () => {
  const folder = folderForTest();
  const types = () => openStore(folder).lists['job-types'];
  const change = (before: RegExp, after: string) => {
    const file = join(folder, 'lists.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace(before, after));
  };
  expect(types()).toEqual(sample['job-types']);
  change(/"Full-time"/, '"By hand"');
  expect(types()[0]).toEqual({ id: 1, name: 'By hand' });
  change(/"version": "\w+"/, '"version": "an older sample"');
  expect(types()).toEqual(sample['job-types']);
});
