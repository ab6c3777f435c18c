import { expect, test } from 'vitest';
import type { TestServer } from '../../support/start-server.ts';
import { contactMessage, post, serverForTest } from './fixtures.ts';

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
  expect((await post(server, 'jobs/', {})).status).toBe(429);
  expect((await fetch(`${server.url}/api/job-types`)).status).toBe(200);
  expect(server.submissions('contacts')).toHaveLength(2);
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

const preflight = (server: TestServer, from: string) =>
  fetch(`${server.url}/api/contacts/`, {
    method: 'OPTIONS',
    headers: {
      Origin: from,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type,idempotency-key',
    },
  });

test.each([
  [undefined, 'Content-Type,Idempotency-Key'],
  [['Content-Type'], 'Content-Type'],
])('an allowed origin may send %j, and read Retry-After and errors', async (allowedHeaders, said) => {
  const rateLimit = { requests: 1, window: 1000 };
  const server = await serverForTest({
    allowedOrigins: [origin],
    rateLimit,
    ...(allowedHeaders && { allowedHeaders }),
  });
  const answer = await preflight(server, origin);
  expect(answer.status).toBe(204);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET,HEAD,POST',
    'access-control-allow-headers': said,
  });
  const from = { Origin: origin };
  const unknown = () => fetch(`${server.url}/api/x`, { headers: from });
  for (const ask of [() => send(server, from), () => send(server, from), unknown]) {
    const { status, headers } = await ask();
    expect([201, 429, 404]).toContain(status);
    expect(headers.get('access-control-allow-origin')).toBe(origin);
    expect(headers.get('access-control-expose-headers')).toBe('Retry-After');
    expect(headers.get('vary')).toContain('Origin');
  }
});

test.each([
  [[origin], 'https://evil.example'],
  [[origin], `${origin}.evil.example`],
  [[], origin],
])('where %j are allowed %s is not', async (allowedOrigins, from) => {
  const server = await serverForTest({ allowedOrigins });
  for (const { headers } of [await preflight(server, from), await send(server, { Origin: from })]) {
    expect(headers.get('access-control-allow-origin')).toBeNull();
  }
});
