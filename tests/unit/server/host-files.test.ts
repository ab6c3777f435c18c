import { expect, test } from 'vitest';
import { parseRewrites } from '../../server/static/clean-url.ts';
import { parseHeaderRules } from '../../server/static/headers-file.ts';

// What they mean is asked of the real files by tests/hosts, of Netlify's parser too.
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
