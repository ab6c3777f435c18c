import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { serverForTest } from './fixtures.ts';

const sample = JSON.parse(
  readFileSync(new URL('../../server/sample-api-data.json', import.meta.url), 'utf8'),
) as Record<string, unknown[]>;

describe('lists', () => {
  test.each(['news-and-events', 'job-types', 'job-titles', 'advertisements'])(
    'GET %s gives the sample data, with and without a slash',
    async (name) => {
      const server = await serverForTest();
      for (const path of [`/api/${name}`, `/api/${name}/`]) {
        const response = await fetch(server.url + path);
        expect(response.status).toBe(200);
        expect(response.headers.get('content-type')).toBe('application/json');
        expect(response.headers.get('cache-control')).toBe('no-cache');
        expect(response.headers.get('x-content-type-options')).toBe('nosniff');
        expect(sample[name]?.length).toBeGreaterThan(0);
        expect(await response.json()).toEqual(sample[name]);
      }
    },
  );

  test('they come out of the database', async () => {
    const server = await serverForTest();
    server.database.exec("UPDATE jobs SET title = 'Clerk' WHERE id = 101");
    server.database.exec('UPDATE jobs SET job_type_id = NULL WHERE id = 102');
    server.database.exec('DELETE FROM news');
    const jobs = (await (await fetch(`${server.url}/api/job-titles/`)).json()) as Record<string, unknown>[];
    expect(jobs[0]).toMatchObject({ id: 101, title: 'Clerk', job_type: { id: 1, name: 'Full-time' } });
    expect(jobs[1]).toMatchObject({ id: 102, job_type: null });
    expect(await (await fetch(`${server.url}/api/news-and-events`)).json()).toEqual([]);
  });

  test('HEAD is answered without a body', async () => {
    const server = await serverForTest();
    const response = await fetch(`${server.url}/api/job-types`, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });
});

describe('addresses and methods', () => {
  test.each(['/api', '/api/', '/api/nothing', '/api/news-and-events/1', '/api/contacts/x'])(
    '%s is a 404 in JSON',
    async (path) => {
      const server = await serverForTest();
      const response = await fetch(server.url + path, { headers: { Accept: 'text/html' } });
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toBe('application/json');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.json()).toEqual({ message: 'There is no such call.' });
    },
  );

  test.each([
    ['POST', 'news-and-events', 'GET, HEAD, OPTIONS'],
    ['DELETE', 'job-titles/', 'GET, HEAD, OPTIONS'],
    ['GET', 'contacts/', 'POST, OPTIONS'],
    ['PUT', 'jobs', 'POST, OPTIONS'],
  ])('%s %s is a 405', async (method, name, allow) => {
    const server = await serverForTest();
    const response = await fetch(`${server.url}/api/${name}`, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allow);
    expect(await response.json()).toHaveProperty('message');
  });
});

describe('sample pictures', () => {
  test('every picture of the sample advertisements is served', async () => {
    const server = await serverForTest();
    const pictures = (sample['advertisements'] as { picture: string | null }[]).flatMap(
      ({ picture }) => picture ?? [],
    );
    expect(pictures.length).toBe(3);
    for (const picture of pictures) {
      const response = await fetch(server.url + picture);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('image/svg+xml');
      expect(await response.text()).toContain('<svg');
    }
  });

  test.each(['/sample/nothing.svg', '/sample/..%2fseed.ts', '/sample/%2e%2e%2fsample-api-data.json'])(
    '%s is a 404',
    async (path) => {
      const server = await serverForTest();
      const response = await fetch(server.url + path);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe('There is no such picture.');
    },
  );
});
