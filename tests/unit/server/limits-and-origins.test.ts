import { expect, test } from 'vitest';
import type { TestServer } from '../../support/start-server.ts';
import { applicationForm, contactMessage, post, serverForTest } from './fixtures.ts';

const origin = 'https://example.com';
const send = (server: TestServer, headers: Record<string, string> = {}) =>
  post(server, 'contacts/', contactMessage, headers);

test('over the limit: 429 with Retry-After; reading goes on; the next window is new', async () => {
  let time = 1_000_000;
  const server = await serverForTest({ rateLimit: { requests: 2, window: 10_000 }, now: () => time });
  expect((await send(server)).status).toBe(201);
  time += 4500;
  expect((await send(server)).status).toBe(201);
  const refused = await send(server);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '6']);
  expect(await refused.json()).toEqual({ message: 'Too many requests. Please try again later.' });
  expect((await fetch(`${server.url}/api/job-types`)).status).toBe(200);
  time += 5500;
  expect((await send(server)).status).toBe(201);
});

test.each([
  ['behind a proxy', { trustProxy: true }, [201, 201, 429]],
  ['by itself', {}, [201, 429, 429]],
])('each client has a limit of its own; a server %s', async (_, options, expected) => {
  const server = await serverForTest({ rateLimit: { requests: 1, window: 10_000 }, ...options });
  const statuses: number[] = [];
  // The proxy writes the last one; what stands before it the client says of itself.
  for (const forwarded of ['203.0.113.1', '203.0.113.2', '198.51.100.7, 203.0.113.1']) {
    statuses.push((await send(server, { 'X-Forwarded-For': forwarded })).status);
  }
  expect(statuses).toEqual(expected);
});

test.each([
  [[origin], origin, origin],
  [[origin], `${origin}.evil.example`, null],
  [[], origin, null],
])('where %j are allowed, %s may send the key and read Retry-After: %s', async (allowedOrigins, from, to) => {
  const server = await serverForTest({ allowedOrigins, rateLimit: { requests: 1, window: 10_000 } });
  const preflight = await fetch(`${server.url}/api/contacts/`, {
    method: 'OPTIONS',
    headers: {
      Origin: from,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type,idempotency-key',
    },
  });
  expect(preflight.headers.get('access-control-allow-headers')).toBe('Content-Type,Idempotency-Key');
  const answers = [await send(server, { Origin: from }), await send(server, { Origin: from })];
  expect(answers.map(({ status }) => status)).toEqual([to === null ? 403 : 201, 429]);
  for (const { headers } of [preflight, ...answers]) {
    expect(headers.get('access-control-allow-origin')).toBe(to);
    expect(headers.get('vary')).toContain('Origin');
  }
  expect(answers[1]?.headers.get('access-control-expose-headers')).toBe('Retry-After');
});

test('a form that the page of another site sends is refused, and one of the own page is taken', async () => {
  const server = await serverForTest();
  const sendFrom = async (from: string) =>
    (await post(server, 'jobs/', applicationForm(), { Origin: from })).status;
  const own = `localhost:${server.port}`;
  const others = ['https://evil.example', `http://${own}.evil.example`, 'http://localhost', 'null'];
  for (const other of others) expect(await sendFrom(other), other).toBe(403);
  expect(server.submissions('jobs')).toEqual([]);
  for (const origin of [`http://${own}`, `https://${own}`]) expect(await sendFrom(origin)).toBe(201);
});
