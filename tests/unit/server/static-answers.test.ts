import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { rawRequest, serverForTest, siteForTest } from './fixtures.ts';
import { html, navigation, script, serverWithSite, site } from './site-fixture.ts';

const address = '/assets/app-1a2b.js';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['BR', 'br'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['identity, br;q=0.5', undefined],
  ['deflate', undefined],
  ['', undefined],
])('Accept-Encoding %j gets %j', async (accepted, encoding) => {
  const server = await serverWithSite();
  const headers = { 'Accept-Encoding': accepted };
  const answer = await rawRequest(server, address, { headers });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers['vary']).toBe('Accept-Encoding');
  expect(answer.headers['content-length']).toBe(String(answer.body.length));
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((body: Buffer) => body);
  expect(unpack(answer.body).toString()).toBe(script);
  // A file without compressed siblings does not vary.
  expect((await rawRequest(server, '/robots.txt', { headers })).headers).not.toHaveProperty('vary');
});

describe('validators', () => {
  test('each representation has its own tag, and a known one is a 304 with the headers and no body', async () => {
    const server = await serverWithSite();
    const ask = (encoding: string, tag = '') =>
      rawRequest(server, address, { headers: { 'Accept-Encoding': encoding, 'If-None-Match': tag } });
    const tags = new Map<string, string>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const tag = (await ask(encoding)).headers.etag ?? '';
      expect(tag).toMatch(/^"[\w-]{22}"$/u);
      tags.set(encoding, tag);
      for (const header of [tag, `W/${tag}`, `"x", ${tag}`]) {
        const answer = await ask(encoding, header);
        expect([answer.status, answer.body.length]).toEqual([304, 0]);
        expect(answer.headers).toMatchObject({
          etag: tag,
          vary: 'Accept-Encoding',
          'cache-control': 'public, max-age=60',
          'x-everywhere': 'yes',
        });
      }
    }
    expect(new Set(tags.values()).size).toBe(3);
    expect((await ask('gzip', tags.get('br'))).status).toBe(200);
  });

  test('a changed file is seen at once, and has another tag', async () => {
    const folder = siteForTest(site);
    const server = await serverForTest({ distDir: folder });
    const before = await rawRequest(server, '/robots.txt');
    writeFileSync(join(folder, 'robots.txt'), 'User-agent: none');
    const headers = { 'If-None-Match': before.headers.etag ?? '' };
    const after = await rawRequest(server, '/robots.txt', { headers });
    expect([after.status, after.text]).toEqual([200, 'User-agent: none']);
  });

  test('the designed 404 page is never a 304', async () => {
    const server = await serverWithSite();
    const page = await rawRequest(server, '/404', { headers: navigation });
    const headers = { ...navigation, 'If-None-Match': page.headers.etag ?? '' };
    expect((await rawRequest(server, '/404', { headers })).status).toBe(304);
    expect((await rawRequest(server, '/nothing', { headers })).status).toBe(404);
  });
});

test.each(['/', '/nothing', '/approach/'])('HEAD %s says what GET says, without a body', async (path) => {
  const server = await serverWithSite();
  const got = await rawRequest(server, path);
  const headed = await rawRequest(server, path, { method: 'HEAD' });
  expect([headed.status, headed.body.length]).toEqual([got.status, 0]);
  expect(headed.headers['cache-control']).toBe(got.headers['cache-control']);
  if (path === '/') expect(headed.headers['content-length']).toBe(got.headers['content-length']);
});

test.each(['POST', 'PUT', 'DELETE'])('%s is a 405', async (method) => {
  const server = await serverWithSite();
  const answer = await rawRequest(server, '/approach', { method });
  expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
});

describe('another build', () => {
  test('is served from the moment it is named', async () => {
    const server = await serverWithSite();
    server.useDist(siteForTest({ 'index.html': html('New'), _headers: '/*\n  X-Build: B\n' }));
    const answer = await rawRequest(server, '/');
    expect([answer.text, answer.headers['x-build']]).toEqual([html('New'), 'B']);
    expect((await rawRequest(server, address)).status).toBe(404);
  });

  test('malformed files of the host are refused, and the old build stays', async () => {
    const server = await serverWithSite();
    expect(() => server.useDist(siteForTest({ _headers: 'nonsense' }))).toThrow('_headers, line 1');
    expect(() => server.useDist(siteForTest({ _redirects: '/a /b 404' }))).toThrow('_redirects, line 1');
    expect(() => server.useDist('/nowhere/at/all')).toThrow('ENOENT');
    expect((await rawRequest(server, '/')).text).toBe(html('Home'));
  });
});
