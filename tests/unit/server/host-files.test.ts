import { describe, expect, test } from 'vitest';
import { parseHeadersFile } from '../../server/static/headers-file.ts';
import { compilePathPattern } from '../../server/static/path-pattern.ts';
import { parseRedirectsFile } from '../../server/static/redirects-file.ts';

describe('path patterns', () => {
  test.each([
    ['/', '/', {}],
    ['/', '/a', null],
    ['/*', '/', { splat: '' }],
    ['/*', '/a/b.c', { splat: 'a/b.c' }],
    ['/assets/*', '/assets/a.js', { splat: 'a.js' }],
    ['/assets/*', '/assets', null],
    ['/*.js', '/a/b.js', { splat: 'a/b' }],
    ['/*.js', '/a/bxjs', null],
    ['/contact-cards/*', '/contact-cards/a-b.vcf', { splat: 'a-b.vcf' }],
    ['/apply/:kind/:id', '/apply/job/12', { kind: 'job', id: '12' }],
    ['/apply/:kind/:id', '/apply/job/12/x', null],
    ['/a+b(c)', '/a+b(c)', {}],
    ['/a+b(c)', '/aab(c)', null],
    ['/A', '/a', null],
  ])('%s against %s gives %j', (pattern, path, names) => {
    expect(compilePathPattern(pattern).match(path)).toEqual(names);
  });

  test.each(['', 'a', 'https://a.b/*', '/*/*'])('%j is none', (pattern) => {
    expect(() => compilePathPattern(pattern)).toThrow(`'${pattern}'`);
  });
});

describe('_headers', () => {
  const file = parseHeadersFile(
    [
      '# the whole site',
      '/*',
      "  Content-Security-Policy: default-src 'none'; img-src 'self' https:",
      '  X-Frame-Options: DENY',
      '',
      '/assets/*',
      '\tCache-Control: public, max-age=31536000, immutable',
      '  ! X-Frame-Options',
      '',
      '  # a comment inside',
      '/embed',
      '  ! Content-Security-Policy',
      '  x-frame-options: SAMEORIGIN',
      '  Link: </a.css>; rel=preload',
      '  Link: </b.css>; rel=preload\r',
    ].join('\n'),
  );
  const apply = (path: string, given: Record<string, string> = {}): Record<string, string> => {
    const headers = new Headers(given);
    file.apply(path, headers);
    return Object.fromEntries(headers);
  };
  const policy = { 'content-security-policy': "default-src 'none'; img-src 'self' https:" };

  test('every rule that matches applies', () => {
    expect(apply('/')).toEqual({ ...policy, 'x-frame-options': 'DENY' });
  });

  test('a later rule adds, replaces and removes', () => {
    expect(apply('/assets/a.js', { 'Cache-Control': 'no-cache', ETag: '"1"' })).toEqual({
      ...policy,
      etag: '"1"',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(apply('/embed')).toEqual({
      'x-frame-options': 'SAMEORIGIN',
      link: '</a.css>; rel=preload, </b.css>; rel=preload',
    });
  });

  test('an empty file says nothing', () => {
    const headers = new Headers({ a: 'b' });
    parseHeadersFile('').apply('/', headers);
    expect(Object.fromEntries(headers)).toEqual({ a: 'b' });
  });

  test.each([
    ['  X: y', 1],
    ['/*\n  X', 2],
    ['/*\n  X:', 2],
    ['/*\n  : y', 2],
    ['/*\n  X y: z', 2],
    ['/*\n\nnonsense', 3],
    ['/*/*', 1],
  ])('%j is refused at line %i', (text, line) => {
    expect(() => parseHeadersFile(text)).toThrow(`_headers, line ${line}: `);
  });
});

describe('_redirects', () => {
  const file = parseRedirectsFile(
    [
      '# rules',
      '/apply/job/* /apply.html 200',
      '',
      '/blog/*   /news/:splat  301',
      '/people/:name /team#:name',
      '/out https://example.com/:x 308\r',
      '/blog/first /never 302',
    ].join('\n'),
  );

  test.each([
    ['/apply/job/12', { to: '/apply.html', status: 200 }],
    ['/apply/job', null],
    ['/blog/2026/a', { to: '/news/2026/a', status: 301 }],
    ['/blog/first', { to: '/news/first', status: 301 }],
    ['/people/rahim', { to: '/team#rahim', status: 302 }],
    ['/out', { to: 'https://example.com/:x', status: 308 }],
    ['/', null],
  ])('%s goes to %j', (path, route) => {
    expect(file.find(path)).toEqual(route);
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
