import { expect, test } from 'vitest';
import type { TestServer } from '../../support/start-server.ts';
import { applicationForm, contactMessage, post, serverForTest } from './fixtures.ts';

const origin = 'https://example.com';
const send = (server: TestServer, headers: Record<string, string> = {}) =>
  post(server, 'contacts/', contactMessage, headers);

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

test('a form that the page of another site sends is refused, and one of the own page or of an allowed site is taken', async () => {
  const server = await serverForTest({ allowedOrigins: [origin] });
  const sendFrom = async (from: string) => {
    const { status, headers } = await post(server, 'jobs/', applicationForm(), { Origin: from });
    return [status, headers.get('Access-Control-Allow-Origin')];
  };
  const own = `localhost:${server.port}`;
  const others = [
    'https://evil.example',
    `${origin}.evil.example`,
    `http://${own}.evil.example`,
    'http://localhost',
    'null',
  ];
  for (const other of others) expect(await sendFrom(other), other).toEqual([403, null]);
  expect(server.submissions('jobs')).toEqual([]);
  for (const from of [`http://${own}`, `https://${own}`]) expect(await sendFrom(from)).toEqual([201, null]);
  expect(await sendFrom(origin)).toEqual([201, origin]);
});
