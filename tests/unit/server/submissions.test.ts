import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { applicationForm, contactMessage, folderForTest, pdf, post, serverForTest } from './fixtures.ts';

test.each([
  ['contacts', contactMessage, 'Message received.'],
  ['subscribers', { email: 'a@example.com' }, 'Subscription received.'],
] as const)('%s are stored as they came, with and without the slash', async (name, body, message) => {
  const server = await serverForTest({ now: () => Date.UTC(2026, 10, 21, 4, 32) });
  const row = { received_at: '2026-11-21T04:32:00.000Z', idempotency_key: null, ...body };
  for (const slash of ['', '/']) {
    const response = await post(server, `${name}${slash}`, body);
    expect([response.status, await response.json()]).toEqual([201, { message }]);
  }
  expect(server.submissions(name)).toEqual([row, row]);
});

test('an application is stored, and its CV as a file', async () => {
  const server = await serverForTest();
  const text = '%PDF-1.7\n\0\r\nজীবন'.padEnd(300_000);
  const response = await post(server, 'jobs/', applicationForm({}, pdf(text)));
  const message = 'Application submitted successfully!';
  expect([response.status, await response.json()]).toEqual([201, { message }]);

  const [row] = server.submissions('jobs');
  expect(row).toMatchObject({
    job_id: '101',
    job_type_id: '1',
    first_name: 'Nasrin',
    last_name: 'Akter',
    phone: '01812345678',
    cover_letter: 'Dear Sir or Madam,\nI apply.',
    cv_original_name: 'CV Nasrin.pdf',
    cv_type: 'application/pdf',
    cv_size: Buffer.byteLength(text),
    cv_sha256: createHash('sha256').update(text).digest('hex'),
  });
  expect(row?.['cv_stored_name']).toMatch(/^[0-9a-f-]{36}\.pdf$/u);
  expect(readdirSync(server.store.cvFolder)).toEqual([row?.['cv_stored_name']]);
  expect(readFileSync(join(server.store.cvFolder, String(row?.['cv_stored_name'])), 'utf8')).toBe(text);
});

test('an application needs neither job nor job type nor cover letter, and both may be unknown', async () => {
  const server = await serverForTest();
  const none = applicationForm({ job_id: undefined, job_type: '', cover_letter: '' });
  const typed = applicationForm({ job_id: undefined, job_type: '6', cover_letter: undefined });
  const late = applicationForm({ job_id: 'closed', job_type: '999' });
  for (const form of [none, typed, late]) expect((await post(server, 'jobs', form)).status).toBe(201);
  expect(server.submissions('jobs')).toMatchObject([
    { job_id: null, job_type_id: null, cover_letter: '' },
    { job_id: null, job_type_id: '6' },
    { job_id: 'closed', job_type_id: '999' },
  ]);
});

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
