import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { rawRequest, serverForTest, siteForTest } from './fixtures.ts';

const script = 'export const answer = 42;\n'.repeat(20);
const html = (title: string): string => `<!doctype html><title>${title}</title>`;

const site = {
  'index.html': html('Home'),
  'approach.html': html('Approach'),
  'apply.html': html('Apply'),
  '404.html': html('Not found'),
  'guides/index.html': html('Guides'),
  'ক খ.html': html('Bangla'),
  'sw.js': 'self;',
  'manifest.webmanifest': '{}',
  'robots.txt': 'User-agent: *',
  '.well-known/security.txt': 'Contact: mailto:a@b.cd',
  '.env': 'SECRET=1',
  'assets/app-1a2b.js': script,
  'assets/app-1a2b.js.br': brotliCompressSync(script),
  'assets/app-1a2b.js.gz': gzipSync(script),
  'art/a b.svg': '<svg/>',
  _headers: '/*\n  X-Everywhere: yes\n/assets/*\n  Cache-Control: public, max-age=60\n',
  _redirects: '/apply/job/* /apply.html 200\n/team/:name /approach#:name 301\n/old /approach 308\n',
};

const serverWithSite = () => serverForTest({ distDir: siteForTest(site) });
const navigation = { Accept: 'text/html,application/xhtml+xml' };

describe('addresses', () => {
  test.each([
    ['/', 'Home'],
    ['/?utm=1', 'Home'],
    ['/approach', 'Approach'],
    ['/guides/', 'Guides'],
    ['/apply/job/101', 'Apply'],
    ['/apply/job/%E0%A6%95?x=1', 'Apply'],
    ['/404', 'Not found'],
  ])('%s is 200', async (path, title) => {
    const server = await serverWithSite();
    const answer = await rawRequest(server, path);
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe(html(title));
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(html(title).length),
      'cache-control': 'no-cache',
      'x-everywhere': 'yes',
    });
  });

  test.each([
    ['/approach/', '/approach', 308],
    ['/approach.html', '/approach', 308],
    ['/approach%2Ehtml', '/approach', 308],
    ['/approach.html?a=b&c', '/approach?a=b&c', 308],
    ['/index.html', '/', 308],
    ['/index', '/', 308],
    ['/%E0%A6%95%20%E0%A6%96/', '/%E0%A6%95%20%E0%A6%96', 308],
    ['/404.html', '/404', 308],
    ['/guides', '/guides/', 308],
    ['/guides/index.html', '/guides/', 308],
    ['/old', '/approach', 308],
    ['/old?x=1', '/approach?x=1', 308],
    ['/team/rahim', '/approach#rahim', 301],
  ])('%s leads to %s', async (path, location, status) => {
    const server = await serverWithSite();
    const answer = await rawRequest(server, path);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  test.each([
    ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'no-cache'],
    ['/art/a%20b.svg', 'image/svg+xml', 'no-cache'],
    ['/assets/app-1a2b.js', 'text/javascript; charset=utf-8', 'public, max-age=60'],
  ])('%s is %s, %s', async (path, type, caching) => {
    const server = await serverWithSite();
    const { status, headers } = await rawRequest(server, path);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, caching]);
  });

  test('hashed files are immutable where the folder says nothing else', async () => {
    const server = await serverForTest({ distDir: siteForTest({ 'assets/a.js': 'a' }) });
    const { headers } = await rawRequest(server, '/assets/a.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });
});

describe('what is missing', () => {
  test.each(['/nothing', '/nothing/', '/approach/x', '/assets/gone.js', '/apply/job', '/api.html'])(
    '%s is the designed page for a navigation, a short text otherwise, and never cached',
    async (path) => {
      const server = await serverWithSite();
      const page = await rawRequest(server, path, { headers: navigation });
      expect(page.status).toBe(404);
      expect(page.body.toString()).toBe(html('Not found'));
      const short = await rawRequest(server, path, { headers: { Accept: '*/*' } });
      expect(short.status).toBe(404);
      expect(short.body.toString()).toBe('Not found.');
      for (const { headers } of [page, short]) {
        expect(headers['cache-control']).toBe('no-cache');
        expect(headers['vary']).toContain('Accept');
        expect(headers['x-everywhere']).toBe('yes');
      }
    },
  );

  test('without a designed page there is the short text', async () => {
    const server = await serverForTest({ distDir: siteForTest({ 'index.html': '' }) });
    const answer = await rawRequest(server, '/nothing', { headers: navigation });
    expect([answer.status, answer.body.toString()]).toEqual([404, 'Not found.']);
  });

  test.each([
    '/_headers',
    '/_redirects',
    '/.env',
    '/assets/app-1a2b.js.br',
    '/assets/app-1a2b.js.gz',
    '//approach',
    '//example.com/approach/',
    '/%2fexample.com/',
    '/assets//app-1a2b.js',
    '/assets%2fapp-1a2b.js',
    '/x%2f..%2fapproach',
    '/%5capproach',
    '/%zz',
    '/%E0%A6',
    '/approach%00',
    '/approach%0d%0aX-Injected:1',
  ])('%s is a 404', async (path) => {
    const server = await serverWithSite();
    const answer = await rawRequest(server, path);
    expect([answer.status, answer.body.toString()]).toEqual([404, 'Not found.']);
    expect(answer.headers).not.toHaveProperty('x-injected');
  });
});

describe('what lies outside', () => {
  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/assets/../../secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%252e%252e%252fsecret.txt',
    '/....//secret.txt',
    '/link.txt',
    '/linked/secret.txt',
  ])('%s stays outside', async (path) => {
    const inside = Object.entries(site).map(([name, content]) => [`dist/${name}`, content] as const);
    const outer = siteForTest({ ...Object.fromEntries(inside), 'secret.txt': 'secret' });
    symlinkSync(join(outer, 'secret.txt'), join(outer, 'dist/link.txt'));
    symlinkSync(outer, join(outer, 'dist/linked'));
    const server = await serverForTest({ distDir: join(outer, 'dist') });
    const answer = await rawRequest(server, path);
    expect([400, 404]).toContain(answer.status);
    expect(answer.body.toString()).not.toContain('secret');
  });

  test('a backslash in the path is a 400', async () => {
    const server = await serverWithSite();
    expect((await rawRequest(server, String.raw`/..\secret.txt`)).status).toBe(400);
  });
});

describe('encodings', () => {
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
    const answer = await rawRequest(server, '/assets/app-1a2b.js', {
      headers: { 'Accept-Encoding': accepted },
    });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['vary']).toBe('Accept-Encoding');
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((body: Buffer) => body);
    expect(unpack(answer.body).toString()).toBe(script);
  });

  test('a file without compressed siblings does not vary', async () => {
    const server = await serverWithSite();
    const { headers } = await rawRequest(server, '/robots.txt', { headers: { 'Accept-Encoding': 'br' } });
    expect(headers).not.toHaveProperty('vary');
    expect(headers).not.toHaveProperty('content-encoding');
  });
});

describe('validators', () => {
  test('each representation has its own tag, and a known one is a 304 with the headers and no body', async () => {
    const server = await serverWithSite();
    const ask = (encoding: string, tag?: string) =>
      rawRequest(server, '/assets/app-1a2b.js', {
        headers: { 'Accept-Encoding': encoding, ...(tag === undefined ? {} : { 'If-None-Match': tag }) },
      });
    const tags = new Map<string, string>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const tag = (await ask(encoding)).headers.etag ?? '';
      expect(tag).toMatch(/^"[\w-]{22}"$/u);
      tags.set(encoding, tag);
      for (const header of [tag, `W/${tag}`, `"x", ${tag}`, '*']) {
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
    const after = await rawRequest(server, '/robots.txt', {
      headers: { 'If-None-Match': before.headers.etag ?? '' },
    });
    expect([after.status, after.body.toString()]).toEqual([200, 'User-agent: none']);
  });

  test('the designed 404 page is never a 304', async () => {
    const server = await serverWithSite();
    const headers = { ...navigation, 'If-None-Match': '*' };
    expect((await rawRequest(server, '/nothing', { headers })).status).toBe(404);
  });
});

describe('methods', () => {
  test.each(['/', '/nothing', '/approach/'])('HEAD %s says what GET says, without a body', async (path) => {
    const server = await serverWithSite();
    const got = await rawRequest(server, path);
    const headed = await rawRequest(server, path, { method: 'HEAD' });
    expect(headed.status).toBe(got.status);
    expect(headed.body.length).toBe(0);
    const { date: _, connection: __, ...expected } = got.headers;
    delete expected['transfer-encoding'];
    if (path === '/') expect(headed.headers).toMatchObject(expected);
    else expect(headed.headers['cache-control']).toBe(expected['cache-control']);
  });

  test.each(['POST', 'PUT', 'DELETE'])('%s is a 405', async (method) => {
    const server = await serverWithSite();
    const answer = await rawRequest(server, '/approach', { method });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('another build', () => {
  test('is served from the moment it is named', async () => {
    const server = await serverWithSite();
    server.useDist(siteForTest({ 'index.html': html('New'), _headers: '/*\n  X-Build: B\n' }));
    const answer = await rawRequest(server, '/');
    expect(answer.body.toString()).toBe(html('New'));
    expect(answer.headers).toMatchObject({ 'x-build': 'B' });
    expect((await rawRequest(server, '/assets/app-1a2b.js')).status).toBe(404);
  });

  test('malformed files of the host are refused, and the old build stays', async () => {
    const server = await serverWithSite();
    expect(() => server.useDist(siteForTest({ _headers: 'nonsense' }))).toThrow('_headers, line 1');
    expect(() => server.useDist(siteForTest({ _redirects: '/a /b 404' }))).toThrow('_redirects, line 1');
    expect(() => server.useDist('/nowhere/at/all')).toThrow('ENOENT');
    expect((await rawRequest(server, '/')).body.toString()).toBe(html('Home'));
  });
});
