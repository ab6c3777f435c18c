import { describe, expect, test } from 'vitest';
import { parseHeadersFile } from '../../server/static/headers-file.ts';
import { parseRedirectsFile } from '../../server/static/redirects-file.ts';

describe('_headers', () => {
  const file = parseHeadersFile(`# the whole site
/*
  Content-Security-Policy: default-src 'none'; img-src 'self' https:
  X-Frame-Options: DENY

/assets/*
\tCache-Control: public, max-age=31536000, immutable
  ! X-Frame-Options

  # a comment inside
/embed
  ! Content-Security-Policy
  x-frame-options: SAMEORIGIN
  Link: </a.css>; rel=preload
  Link: </b.css>; rel=preload\r
`);
  const policy = { 'content-security-policy': "default-src 'none'; img-src 'self' https:" };
  const immutable = { 'cache-control': 'public, max-age=31536000, immutable' };

  test.each([
    ['/', {}, { ...policy, 'x-frame-options': 'DENY' }],
    ['/assets/a.js', { 'Cache-Control': 'no-cache', ETag: '"1"' }, { ...policy, ...immutable, etag: '"1"' }],
    ['/embed', {}, { 'x-frame-options': 'SAMEORIGIN', link: '</a.css>; rel=preload, </b.css>; rel=preload' }],
  ])('every rule that matches %s adds, replaces and removes', (path, given, expected) => {
    const headers = new Headers(given);
    file.apply(path, headers);
    expect(Object.fromEntries(headers)).toEqual(expected);
  });

  test.each([
    ['  X: y', 1],
    ['/*\n  X', 2],
    ['/*\n  X:', 2],
    ['/*\n  : y', 2],
    ['/*\n  X y: z', 2],
    ['/*\n\nnonsense', 3],
    ['/*/*', 1],
    ['https://a.b/*', 1],
  ])('%j is refused at line %i', (text, line) => {
    expect(() => parseHeadersFile(text)).toThrow(`_headers, line ${line}: `);
  });
});

describe('_redirects', () => {
  const file = parseRedirectsFile(`# rules
/apply/job/* /apply.html 200

/blog/*   /news/:splat  301
/people/:name /team#:name
/a+b(c).x /plain 302
/out https://example.com/:x 308\r
/blog/first /never 302
`);

  test.each([
    ['/apply/job/12', '/apply.html', 200],
    ['/apply/job/', '/apply.html', 200],
    ['/apply/job', undefined, undefined],
    ['/blog/2026/a', '/news/2026/a', 301],
    ['/blog/first', '/news/first', 301],
    ['/people/rahim', '/team#rahim', 302],
    ['/people/rahim/x', undefined, undefined],
    ['/a+b(c).x', '/plain', 302],
    ['/aab(c)xx', undefined, undefined],
    ['/out', 'https://example.com/:x', 308],
    ['/Out', undefined, undefined],
    ['/', undefined, undefined],
  ])('%s goes to %s, %s', (path, to, status) => {
    expect(file.find(path)).toEqual(to === undefined ? null : { to, status });
  });

  test.each([
    ['/a', 1],
    ['/a /b 404', 1],
    ['/a /b 302 Country=bd', 1],
    ['/a b 302', 1],
    ['/a //evil.example 302', 1],
    ['/a https://example.com 200', 1],
    ['\n/a javascript:alert(1) 302', 2],
    ['a /b 301', 1],
  ])('%j is refused at line %i', (text, line) => {
    expect(() => parseRedirectsFile(text)).toThrow(`_redirects, line ${line}: `);
  });
});
