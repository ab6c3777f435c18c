import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fillHeaders, inlineScriptHashes, policyElement } from '../../src/prerender/build/content-policy.ts';
import { applyHeaderRules, parseHeaderRules } from '../server/static/headers-file.ts';
import { pageFiles, readPage } from './site-files.ts';

const hosted = parseHeaderRules(readPage('/_headers'));
const headersOf = (pathname: string) => applyHeaderRules(hosted, pathname);

/** A policy as its directives: name -> values. */
function directivesOf(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/);
      return [name, values];
    }),
  );
}

const pages = pageFiles.map((file) => ({ file, html: readPage(file) }));
const headerPolicy = headersOf('/').get('Content-Security-Policy') ?? '';

const policy = directivesOf(headerPolicy);

test('the policy closes everything, and opens what the site needs', () => {
  const hash = expect.stringMatching(/^'sha256-[\w+/]{43}='$/) as string;
  expect(readPage('/_headers')).not.toMatch(/[{}]/);
  expect(Object.fromEntries(policy)).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'self'", hash, hash, hash, hash],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': ['https://www.google.com', 'https://www.youtube-nocookie.com'],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'dompurify', 'rich-text', 'service-worker', 'structured-data'],
  });
});

test('the policy allows the inline scripts of the pages by hash and no others', () => {
  const needed = inlineScriptHashes(pages.map(({ html }) => html));
  expect(policy.get('script-src')?.slice(1).toSorted()).toEqual(needed.toSorted());
  for (const { file, html } of pages) expect(inlineScriptHashes([html]).length, file).toBeGreaterThan(0);
});

test('the policy stands in every page, before everything that it concerns', () => {
  const expected = new Map(policy);
  // The one directive that HTML may not carry.
  expected.delete('frame-ancestors');
  for (const { file, html } of pages) {
    const element = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(html);
    expect(directivesOf(element?.[1] ?? ''), file).toEqual(expected);
    expect(element?.index, file).toBeLessThan(html.search(/<(?:script|link|style|title)\b/));
  }
});

test('the policy for the worker has no inline script and the connections of its pictures', () => {
  const worker = headersOf('/sw.js').get('Content-Security-Policy');
  expect(worker).toBe("default-src 'none'; script-src 'self'; connect-src 'self' https:");
});

test('the policy follows the scripts of the page, and an API elsewhere', () => {
  const source = readFileSync(path.resolve(import.meta.dirname, '../../public/_headers'), 'utf8');
  const hashes = inlineScriptHashes([
    '<script>a()</script><script type="module">b()</script><script type="application/ld+json">{}</script>',
    '<script>a()</script><script src="/c.js"></script><script type="module" crossorigin src="/d.js"></script>',
  ]);
  expect(hashes).toHaveLength(2);
  const filled = fillHeaders(source, hashes, 'https://api.example.org/v1/');
  const other = applyHeaderRules(parseHeaderRules(filled), '/');
  const directives = directivesOf(other.get('Content-Security-Policy') ?? '');
  expect(directives.get('connect-src')).toEqual(["'self'", 'https://api.example.org']);
  expect(directives.get('script-src')).toEqual(["'self'", ...hashes]);
  expect(policyElement(filled)).toContain("connect-src 'self' https://api.example.org;");
});

test.each(['/', '/team', '/apply/job/1', '/assets/x.js', '/sw.js', '/nowhere', '/cards/home.png'])(
  '%s has the other headers that protect',
  (address) => {
    expect(Object.fromEntries(headersOf(address))).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=(), microphone=(), geolocation=()') as string,
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8,}; includeSubDomains$/) as string,
      'cross-origin-resource-policy': address.startsWith('/cards/') ? 'cross-origin' : 'same-origin',
    });
  },
);
