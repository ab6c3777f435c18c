import { describe, expect, test } from 'vitest';
import type { TestServer } from '../../support/start-server.ts';
import { contactMessage, post, serverForTest } from './fixtures.ts';

const origin = 'https://example.com';

describe('rate limit', () => {
  test('over the limit: 429 with Retry-After; reading goes on; the next window is new', async () => {
    let time = 1_000_000;
    const server = await serverForTest({ rateLimit: { requests: 2, window: 10_000 }, now: () => time });
    const send = () => post(server, 'contacts/', contactMessage);
    expect((await send()).status).toBe(201);
    time += 4500;
    expect((await send()).status).toBe(201);
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('6');
    expect(await refused.json()).toEqual({ message: 'Too many requests. Please try again later.' });
    expect((await post(server, 'jobs/', {})).status).toBe(429);
    expect((await fetch(`${server.url}/api/job-types`)).status).toBe(200);
    expect(server.submissions('contacts')).toHaveLength(2);
    time += 5500;
    expect((await send()).status).toBe(201);
  });

  test('behind a proxy each client has its own, named by the proxy, not by itself', async () => {
    const rateLimit = { requests: 1, window: 10_000 };
    const send = async (server: TestServer, forwarded: string) =>
      (await post(server, 'contacts/', contactMessage, { 'X-Forwarded-For': forwarded })).status;
    const behind = await serverForTest({ rateLimit, trustProxy: true });
    expect(await send(behind, '203.0.113.1')).toBe(201);
    expect(await send(behind, '203.0.113.2')).toBe(201);
    expect(await send(behind, '198.51.100.7, 203.0.113.1')).toBe(429);
    const open = await serverForTest({ rateLimit });
    expect(await send(open, '203.0.113.1')).toBe(201);
    expect(await send(open, '203.0.113.2')).toBe(429);
  });
});

describe('other origins', () => {
  const preflight = (url: string, from: string) =>
    fetch(`${url}/api/contacts/`, {
      method: 'OPTIONS',
      headers: {
        Origin: from,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type,idempotency-key',
      },
    });

  test('an allowed one may send, with the key, and read Retry-After', async () => {
    const server = await serverForTest({ allowedOrigins: [origin] });
    const answer = await preflight(server.url, origin);
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    expect(answer.headers.get('access-control-allow-methods')).toBe('GET,HEAD,POST');
    expect(answer.headers.get('access-control-allow-headers')).toBe('Content-Type,Idempotency-Key');
    const sent = await post(server, 'contacts/', contactMessage, { Origin: origin });
    expect(sent.status).toBe(201);
    expect(sent.headers.get('access-control-allow-origin')).toBe(origin);
    expect(sent.headers.get('access-control-expose-headers')).toBe('Retry-After');
    expect(sent.headers.get('vary')).toContain('Origin');
  });

  test('errors can be read there too', async () => {
    const server = await serverForTest({
      allowedOrigins: [origin],
      rateLimit: { requests: 1, window: 1000 },
    });
    await post(server, 'contacts/', contactMessage);
    const limited = await post(server, 'contacts/', contactMessage, { Origin: origin });
    expect(limited.status).toBe(429);
    expect(limited.headers.get('access-control-allow-origin')).toBe(origin);
    const unknown = await fetch(`${server.url}/api/x`, { headers: { Origin: origin } });
    expect(unknown.status).toBe(404);
    expect(unknown.headers.get('access-control-allow-origin')).toBe(origin);
  });

  test('an API that does not allow the key header says so', async () => {
    const server = await serverForTest({ allowedOrigins: [origin], allowedHeaders: ['Content-Type'] });
    const answer = await preflight(server.url, origin);
    expect(answer.headers.get('access-control-allow-headers')).toBe('Content-Type');
  });

  test('any other origin gets no permission, and by default none does', async () => {
    const open = await serverForTest({ allowedOrigins: [origin] });
    const closed = await serverForTest();
    for (const [server, from] of [
      [open, 'https://evil.example'],
      [open, `${origin}.evil.example`],
      [closed, origin],
    ] as const) {
      const answers = [
        await preflight(server.url, from),
        await post(server, 'subscribers/', { email: 'a@b.cd' }, { Origin: from }),
      ];
      for (const { headers } of answers) expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});
