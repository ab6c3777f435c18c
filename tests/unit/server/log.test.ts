import { expect, test } from 'vitest';
import { contactMessage, post, rawRequest, serverForTest, siteForTest } from './fixtures.ts';

test('only requests that failed are logged, each with one line and nothing personal', async () => {
  const lines: string[] = [];
  const server = await serverForTest({
    distDir: siteForTest({ 'index.html': 'Home' }),
    writeLine: (line) => lines.push(line),
  });
  await rawRequest(server, '/');
  await rawRequest(server, '/index.html');
  await post(server, 'contacts/', contactMessage);
  expect(lines).toEqual([]);

  const long = `/${'long'.repeat(200)}`;
  await rawRequest(server, '/nothing?email=rahima@example.com');
  await post(server, 'contacts/', { ...contactMessage, phone: 'x' });
  await rawRequest(server, long);
  await rawRequest(server, '/', { method: 'PUT', body: 'secret' });
  server.switches.add({ call: '*', effect: { kind: 'cut' } });
  await expect(fetch(`${server.url}/api/job-types`)).rejects.toThrow('fetch failed');
  await expect.poll(() => lines.length).toBe(5);
  expect(lines.map((line) => line.replace(/^\S+ /u, '').replace(/\d+ ms$/u, 'N ms'))).toEqual([
    'GET /nothing 404 N ms',
    'POST /api/contacts/ 422 N ms',
    `GET ${long.slice(0, 200)} 404 N ms`,
    'PUT / 405 N ms',
    'GET /api/job-types broken off N ms',
  ]);
  for (const line of lines) {
    expect(Date.parse(line.split(' ')[0] ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(line).not.toMatch(/rahim|example|secret|Savar/u);
  }
});
