import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rawRequest, serverForTest, siteForTest } from './fixtures.ts';
import { html, navigation, serverWithSite, site } from './site-fixture.ts';

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
    expect(answer.text).toBe(html(title));
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
    ['/art/a%20b.svg', 'image/svg+xml; charset=utf-8', 'no-cache'],
    ['/card.vcf', 'text/vcard; charset=utf-8', 'no-cache'],
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
      expect(page.text).toBe(html('Not found'));
      const short = await rawRequest(server, path, { headers: { Accept: '*/*' } });
      expect(short.status).toBe(404);
      expect(short.text).toBe('Not found.');
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
    expect([answer.status, answer.text]).toEqual([404, 'Not found.']);
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
    expect([answer.status, answer.text]).toEqual([404, 'Not found.']);
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
    expect(answer.text).not.toContain('secret');
  });

  test('a backslash in the path is a 400', async () => {
    const server = await serverWithSite();
    expect((await rawRequest(server, String.raw`/..\secret.txt`)).status).toBe(400);
  });
});
