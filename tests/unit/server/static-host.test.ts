import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { folderForTest, rawRequest, serverForTest } from './fixtures.ts';

const script = 'export const answer = 42;\n'.repeat(20);
const html = (title: string): string => `<!doctype html><title>${title}</title>`;

/** A small build with everything that a static host has to look at. */
const site = {
  'index.html': html('Home'),
  'approach.html': html('Approach'),
  'apply.html': html('Apply'),
  '404.html': html('Not found'),
  'guides/index.html': html('Guides'),
  'guides/404.html': html('No guide'),
  'ক খ.html': html('Bangla'),
  'sw.js': 'self;',
  'manifest.webmanifest': '{}',
  '.well-known/security.txt': 'Contact: mailto:a@b.cd',
  '.env': 'SECRET=1',
  'assets/app-1a2b.js': script,
  'assets/app-1a2b.js.br': brotliCompressSync(script),
  'assets/app-1a2b.js.gz': gzipSync(script),
  'assets/plain.js': script,
  'art/a b.svg': '<svg/>',
  'card.vcf': 'BEGIN:VCARD',
  _headers: `/*\n  X-Everywhere: yes\n/art/*\n  Cache-Control: public, max-age=60
/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n`,
  _redirects: '/apply/job/* /apply.html 200\n/guides/* /guides/404.html 404\n',
};
const serverWithSite = () => serverForTest({ distDir: folderForTest(site) });
const address = '/assets/app-1a2b.js';
/** What a browser sends when somebody follows a link. */
const navigation = { Accept: 'text/html,application/xhtml+xml' };

test.each([
  ['/?utm=1', 'Home'],
  ['/approach', 'Approach'],
  ['/guides/', 'Guides'],
  ['/apply/job/%E0%A6%95?x=1', 'Apply'],
  ['/404', 'Not found'],
])('%s is a page', async (path, title) => {
  const server = await serverWithSite();
  const answer = await rawRequest(server, path);
  expect([answer.status, answer.text]).toEqual([200, html(title)]);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(html(title).length),
    'cache-control': 'no-cache',
    'x-everywhere': 'yes',
  };
  expect(answer.headers).toMatchObject(headers);
  const headed = await rawRequest(server, path, { method: 'HEAD' });
  expect([headed.status, headed.text]).toEqual([200, '']);
  expect(headed.headers).toMatchObject(headers);
});

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
  const { status, headers } = await rawRequest(await serverWithSite(), path);
  expect([status, headers.location, headers['cache-control']]).toEqual([308, location, 'no-cache']);
});

test.each([
  ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
  ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'no-cache'],
  ['/art/a%20b.svg', 'image/svg+xml; charset=utf-8', 'public, max-age=60'],
  ['/card.vcf', 'text/vcard; charset=utf-8', 'no-cache'],
  [address, 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
])('%s is %s, %s', async (path, type, caching) => {
  const { status, headers } = await rawRequest(await serverWithSite(), path);
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, caching]);
});

test.each(['/nothing', '/approach/x', '/assets/gone.js', '/art/gone.svg', '/apply/job', '/guides/x'])(
  '%s is the designed page for a navigation, a short text otherwise, and never cached',
  async (path) => {
    const server = await serverWithSite();
    const tag = (await rawRequest(server, '/404')).headers.etag ?? '';
    const headers = { ...navigation, 'If-None-Match': tag };
    const page = await rawRequest(server, path, { headers });
    const title = path.startsWith('/guides/') ? 'No guide' : 'Not found';
    expect([page.status, page.text]).toEqual([404, html(title)]);
    const short = await rawRequest(server, path, { headers: { Accept: '*/*' } });
    expect([short.status, short.text]).toEqual([404, 'Not found.']);
    for (const answer of [page, short]) {
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', 'x-everywhere': 'yes' });
      expect(answer.headers['vary']).toContain('Accept');
    }
  },
);

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
  const server = await serverForTest({ distDir: join(outer, 'dist') });
  const answer = await rawRequest(server, path);
  expect([answer.status, answer.text]).toEqual([404, 'Not found.']);
  expect(answer.headers).not.toHaveProperty('x-injected');
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['deflate', undefined],
])('Accept-Encoding %j gets %j, with a tag of its own', async (accepted, encoding) => {
  const server = await serverWithSite();
  const ask = (headers = {}, path = address) =>
    rawRequest(server, path, { headers: { 'Accept-Encoding': accepted, ...headers } });
  const answer = await ask();
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers).toMatchObject({
    vary: 'Accept-Encoding',
    'content-length': String(answer.body.length),
  });
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((body: Buffer) => body);
  expect(unpack(answer.body).toString()).toBe(script);
  // A file without compressed siblings does not vary.
  const plain = await ask({}, '/assets/plain.js');
  expect(plain.headers).not.toHaveProperty('vary');

  const { etag = '', vary, 'cache-control': caching } = answer.headers;
  const again = await ask({ 'If-None-Match': `"x", W/${etag}` });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  expect(again.headers).toMatchObject({ etag, vary, 'cache-control': caching, 'x-everywhere': 'yes' });
  expect(etag === plain.headers.etag).toBe(encoding === undefined);
});

test('only GET and HEAD are answered', async () => {
  const answer = await rawRequest(await serverWithSite(), '/approach', { method: 'POST' });
  expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('a changed file is seen at once, and has another tag', async () => {
  const folder = folderForTest(site);
  const server = await serverForTest({ distDir: folder });
  const before = await rawRequest(server, '/sw.js');
  writeFileSync(join(folder, 'sw.js'), 'other;');
  const headers = { 'If-None-Match': before.headers.etag ?? '' };
  const after = await rawRequest(server, '/sw.js', { headers });
  expect([after.status, after.text]).toEqual([200, 'other;']);
});

test('another build is served from the moment it is named, a malformed one never', async () => {
  const server = await serverWithSite();
  expect(() => server.useDist(folderForTest({ _headers: 'nonsense' }))).toThrow('_headers, line 1');
  expect((await rawRequest(server, '/')).text).toBe(html('Home'));
  server.useDist(folderForTest({ 'index.html': html('New'), _headers: '/*\n  X-Build: B\n' }));
  const answer = await rawRequest(server, '/');
  expect([answer.text, answer.headers['x-build']]).toEqual([html('New'), 'B']);
  const gone = await rawRequest(server, address, { headers: navigation });
  expect([gone.status, gone.text]).toEqual([404, 'Not found.']);
});
