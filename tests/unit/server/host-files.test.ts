import { expect, test } from 'vitest';
import { parseRewrites } from '../../server/static/clean-url.ts';
import { applyHeaderRules, parseHeaderRules } from '../../server/static/headers-file.ts';

const headerRules = parseHeaderRules(`# the whole site
/*
  Content-Security-Policy: default-src 'none'; img-src 'self' https:
  X-Frame-Options: DENY

/assets/*
\tCache-Control: public, max-age=31536000, immutable
  ! X-Frame-Options

  # a comment inside
/embed
  ! Content-Security-Policy
  x-frame-options: SAMEORIGIN\r
`);
const policy = { 'content-security-policy': "default-src 'none'; img-src 'self' https:" };
const immutable = { 'cache-control': 'public, max-age=31536000, immutable' };

test.each([
  ['/', {}, { ...policy, 'x-frame-options': 'DENY' }],
  ['/assets/a.js', { 'Cache-Control': 'no-cache', ETag: '"1"' }, { ...policy, ...immutable, etag: '"1"' }],
  ['/embed', {}, { 'x-frame-options': 'SAMEORIGIN' }],
])('every rule of _headers that matches %s adds, replaces and removes', (path, given, expected) => {
  const headers = applyHeaderRules(headerRules, path, new Headers(given));
  expect(Object.fromEntries(headers)).toEqual(expected);
});

test.each([
  ['/apply/job/12', true],
  ['/apply/job/', true],
  ['/apply/job', false],
  ['/Apply/job/12', false],
  ['/a+b(c).x', true],
  ['/aab(c)xx', false],
])('_redirects: whether %s is rewritten is %s', (path, isRewritten) => {
  const rules = parseRewrites('# rules\n/apply/job/* /apply.html 200\n\n/a+b(c).x   /apply.html  200\r\n');
  expect(rules.some(({ from }) => from.test(path))).toBe(isRewritten);
});

test.each([
  [parseHeaderRules, '  X: y', '_headers, line 1: '],
  [parseHeaderRules, '/*\n  X:', '_headers, line 2: '],
  [parseHeaderRules, '/*\n  X y: z', '_headers, line 2: '],
  [parseHeaderRules, '/*\n\nnonsense', '_headers, line 3: '],
  [parseHeaderRules, '/*/*', '_headers, line 1: '],
  [parseRewrites, '/a /b 302', '_redirects, line 1: '],
  [parseRewrites, '/a //evil.example 200', '_redirects, line 1: '],
  [parseRewrites, '\n/:name /b 200', '_redirects, line 2: '],
])('%o refuses %j at its line', (parse: (text: string) => unknown, text, message) => {
  expect(() => parse(text)).toThrow(message);
});
