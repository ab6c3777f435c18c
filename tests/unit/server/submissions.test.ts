import { once } from 'node:events';
import { mkdirSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { applicationForm, folderForTest, post, serverForTest } from './fixtures.ts';

test('a body over the limit is refused as soon as the limit is passed, not when it ends', async () => {
  const server = await serverForTest();
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const sent = request(`http://127.0.0.1:${server.port}/api/jobs/`, { method: 'POST', headers });
  sent.on('error', () => {});
  const closed = once(sent, 'close');
  // More is announced by leaving the request open.
  sent.write(Buffer.alloc(6 * 1024 * 1024));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(413);
  expect(await json(answer)).toHaveProperty('errors.cv', 'File size exceeds 5MB.');
  // The server hangs up: a sender that goes on for ever holds nothing.
  await closed;
  expect(server.submissions('jobs')).toHaveLength(0);
});

test('a submission that cannot be stored leaves no file behind', async () => {
  const lines: string[] = [];
  const dataDir = folderForTest();
  const server = await serverForTest({ dataDir, writeLine: (line) => lines.push(line) });
  // No line can be added to a folder.
  mkdirSync(join(dataDir, 'submissions.jsonl'));
  const failed = await post(server, 'jobs/', applicationForm());
  expect([failed.status, await failed.json()]).toEqual([500, { message: 'The server has failed.' }]);
  expect(readdirSync(server.store.cvFolder)).toEqual([]);
  expect(lines).toEqual([expect.stringMatching(/ POST \/api\/jobs\/ 500 \d+ ms Error: EISDIR/u)]);
});
