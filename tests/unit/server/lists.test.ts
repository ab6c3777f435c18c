import { expect, test } from 'vitest';
import { listNames } from '../../server/api/calls.ts';
import sample from '../../server/sample-api-data.json' with { type: 'json' };
import { serverForTest } from './fixtures.ts';

test.each(listNames)('GET %s gives the sample data, with and without the slash', async (name) => {
  const server = await serverForTest();
  expect(sample[name].length).toBeGreaterThan(0);
  for (const slash of ['', '/']) {
    const response = await fetch(`${server.url}/api/${name}${slash}`);
    expect([response.status, await response.json()]).toEqual([200, sample[name]]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/json',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
  }
});

test.each([
  ['GET', '/api/nothing', 404, null],
  ['GET', '/api/news-and-events/1', 404, null],
  ['DELETE', '/api/job-titles/', 405, 'GET, HEAD, OPTIONS'],
  ['GET', '/api/contacts/', 405, 'POST, OPTIONS'],
])('%s %s is a %i in JSON', async (method, path, status, allow) => {
  const server = await serverForTest();
  const response = await fetch(server.url + path, { method, headers: { Accept: 'text/html' } });
  expect([response.status, response.headers.get('allow')]).toEqual([status, allow]);
  expect(await response.json()).toHaveProperty('message');
});

test('every picture of the sample advertisements is served, to other sites too, and nothing beside them', async () => {
  const server = await serverForTest();
  const pictures = sample.advertisements.flatMap(({ picture }) => picture ?? []);
  expect(pictures.length).toBe(3);
  for (const picture of pictures) {
    const response = await fetch(server.url + picture);
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    expect(response.headers.get('content-type')).toContain('image/svg+xml');
    expect(await response.text()).toContain('<svg');
  }
  for (const path of ['', 'nothing.svg', '..%2fseed.ts']) {
    expect((await fetch(`${server.url}/api/sample/${path}`)).status).toBe(404);
  }
});
