import { expect, test } from 'vitest';
import sample from '../../server/sample-api-data.json' with { type: 'json' };
import { serverForTest } from './fixtures.ts';

const names = ['news-and-events', 'job-types', 'job-titles', 'advertisements'] as const;

test.each(names.flatMap((name) => ['', '/'].map((slash) => [name, slash] as const)))(
  'GET %s%s gives the sample data',
  async (name, slash) => {
    const server = await serverForTest();
    const response = await fetch(`${server.url}/api/${name}${slash}`);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/json',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    expect(sample[name].length).toBeGreaterThan(0);
    expect(await response.json()).toEqual(sample[name]);
  },
);

test('the lists come out of the database', async () => {
  const server = await serverForTest();
  const read = async (name: string) => (await fetch(`${server.url}/api/${name}`)).json();
  server.database.exec("UPDATE jobs SET title = 'Clerk' WHERE id = 101");
  server.database.exec('UPDATE jobs SET job_type_id = NULL WHERE id = 102');
  server.database.exec('DELETE FROM news');
  const [first, second] = (await read('job-titles/')) as object[];
  expect(first).toMatchObject({ id: 101, title: 'Clerk', job_type: { id: 1, name: 'Full-time' } });
  expect(second).toMatchObject({ id: 102, job_type: null });
  expect(await read('news-and-events')).toEqual([]);
});

test.each([
  ['HEAD', '/api/job-types', 200, null],
  ['GET', '/api', 404, null],
  ['GET', '/api/', 404, null],
  ['GET', '/api/nothing', 404, null],
  ['GET', '/api/news-and-events/1', 404, null],
  ['GET', '/api/contacts/x', 404, null],
  ['POST', '/api/news-and-events', 405, 'GET, HEAD, OPTIONS'],
  ['DELETE', '/api/job-titles/', 405, 'GET, HEAD, OPTIONS'],
  ['GET', '/api/contacts/', 405, 'POST, OPTIONS'],
  ['PUT', '/api/jobs', 405, 'POST, OPTIONS'],
])('%s %s is a %i in JSON', async (method, path, status, allow) => {
  const server = await serverForTest();
  const response = await fetch(server.url + path, { method, headers: { Accept: 'text/html' } });
  expect([response.status, response.headers.get('allow')]).toEqual([status, allow]);
  expect(response.headers.get('content-type')).toBe('application/json');
  if (method === 'HEAD') expect(await response.text()).toBe('');
  else expect(await response.json()).toHaveProperty('message');
});

test('every picture of the sample advertisements is served, to other sites too', async () => {
  const server = await serverForTest();
  const pictures = sample.advertisements.flatMap(({ picture }) => picture ?? []);
  expect(pictures.length).toBe(3);
  for (const picture of pictures) {
    const response = await fetch(server.url + picture);
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    expect(response.headers.get('content-type')).toContain('image/svg+xml');
    expect(await response.text()).toContain('<svg');
  }
});

test.each([
  '/sample/',
  '/sample/nothing.svg',
  '/sample/..%2fseed.ts',
  '/sample/%2e%2e%2fsample-api-data.json',
  '/sample/../seed.ts',
])('%s is a 404', async (path) => {
  const server = await serverForTest();
  expect((await fetch(server.url + path)).status).toBe(404);
});
