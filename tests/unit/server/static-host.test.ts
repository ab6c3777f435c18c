import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { ask } from '../../support/ask.ts';
import { folderForTest, serverForTest } from './fixtures.ts';

const script = 'export const answer = 42;\n'.repeat(20);

/** A small build. What any host does with the real one is in tests/hosts. */
const site = {
  'index.html': 'Home',
  'approach.html': 'Approach',
  '404.html': 'Not found',
  'guides/index.html': 'Guides',
  'ক খ.html': 'Bangla',
  '.env': 'SECRET=1',
  'assets/app-1a2b.js': script,
  'assets/app-1a2b.js.br': brotliCompressSync(script),
  'assets/app-1a2b.js.gz': gzipSync(script),
  'assets/plain.js': script,
  _headers: '/*\n  X-Everywhere: yes\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
};
const serverWithSite = () => serverForTest({ distDir: folderForTest(site) });
const address = '/assets/app-1a2b.js';

test.each([
  ['/approach/', '/approach'],
  ['/approach%2Ehtml', '/approach'],
  ['/approach.html?a=b&c', '/approach?a=b&c'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/%E0%A6%95%20%E0%A6%96/', '/%E0%A6%95%20%E0%A6%96'],
  ['/guides', '/guides/'],
  ['/guides/index.html', '/guides/'],
])('%s leads to %s', async (path, location) => {
  const { status, headers } = await ask((await serverWithSite()).url, { path });
  expect([status, headers.location, headers['cache-control']]).toEqual([308, location, 'no-cache']);
});

test('an address without a file is the designed page for a navigation, whatever its tag, and a short text otherwise', async () => {
  const { url } = await serverWithSite();
  const { etag = '' } = (await ask(`${url}/404`)).headers;
  const path = '/assets/gone.js';
  const page = await ask(url, { path, headers: { Accept: 'text/html,*/*', 'If-None-Match': etag } });
  const short = await ask(url, { path, headers: { Accept: '*/*' } });
  expect([page.status, `${page.body}`, short.status, `${short.body}`]).toEqual([
    404,
    'Not found',
    404,
    'Not found.',
  ]);
  for (const { headers } of [page, short]) {
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'x-everywhere': 'yes' });
    expect(headers.vary).toContain('Accept');
  }
});

test.each([
  '/_headers',
  '/.env',
  '/assets/app-1a2b.js.br',
  '//example.com/approach/',
  '/%2fexample.com/',
  '/assets%2fapp-1a2b.js',
  '/%5capproach',
  '/%E0%A6',
  '/approach%0d%0aX-Injected:1',
  '/../secret.txt',
  '/%2e%2e%2fsecret.txt',
  '/..%5csecret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/assets/%252e%252e%252fsecret.txt',
  '/link.txt',
  '/linked/secret.txt',
])('%s is a 404 without a secret', async (path) => {
  const inside = Object.entries(site).map(([name, content]) => [`dist/${name}`, content] as const);
  const outer = folderForTest({ ...Object.fromEntries(inside), 'secret.txt': 'secret' });
  symlinkSync(join(outer, 'secret.txt'), join(outer, 'dist/link.txt'));
  symlinkSync(outer, join(outer, 'dist/linked'));
  const { url } = await serverForTest({ distDir: join(outer, 'dist') });
  const answer = await ask(url, { path });
  expect([answer.status, `${answer.body}`]).toEqual([404, 'Not found.']);
  expect(answer.headers).not.toHaveProperty('x-injected');
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['deflate', undefined],
])('Accept-Encoding %j gets %j, with a tag of its own', async (accepted, encoding) => {
  const { url } = await serverWithSite();
  const askWith = (headers = {}, path = address) =>
    ask(url, { path, headers: { 'Accept-Encoding': accepted, ...headers } });
  const answer = await askWith();
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers).toMatchObject({
    vary: 'Accept-Encoding',
    'content-length': String(answer.body.length),
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((body: Buffer) => body);
  expect(unpack(answer.body).toString()).toBe(script);
  // A file without compressed siblings does not vary.
  const plain = await askWith({}, '/assets/plain.js');
  expect(plain.headers).not.toHaveProperty('vary');

  const { etag = '', vary, 'cache-control': caching } = answer.headers;
  const again = await askWith({ 'If-None-Match': `"x", W/${etag}` });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  expect(again.headers).toMatchObject({ etag, vary, 'cache-control': caching, 'x-everywhere': 'yes' });
  expect(etag === plain.headers.etag).toBe(encoding === undefined);
});

test('GET and HEAD are answered, and nothing else', async () => {
  const { url } = await serverWithSite();
  const [head, sent] = [await ask(url, { method: 'HEAD' }), await ask(url, { method: 'POST' })];
  expect([head.status, head.headers['content-length'], `${head.body}`]).toEqual([200, '4', '']);
  expect([sent.status, sent.headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('no path leads out of the folder of the sample pictures', async () => {
  const { url } = await serverForTest();
  expect((await ask(url, { path: '/api/sample/ad-legal-aid-day.svg' })).status).toBe(200);
  for (const path of ['/api/sample/..%2fstore.ts', '/api/sample/..%5cstore.ts', '/api/sample/../store.ts'])
    expect((await ask(url, { path })).status, path).toBe(404);
});
