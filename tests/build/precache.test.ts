import { existsSync } from 'node:fs';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { builtFiles, distFolder, keptFiles, read, readPage, transferSize } from './site-files.ts';

const kept = keptFiles().map(({ file }) => file);

test('the worker keeps every page, chunk, style, font and drawing', () => {
  // Of the pages it keeps the copies that are made for it; the system keeps the icons.
  const notKept =
    /^\/(sw\.js|_headers|_redirects|robots\.txt|llms\.txt|sitemap\.xml|\.well-known\/.*|cards\/.*|icons\/.*\.png|[^/]+\.html)$/;
  const wanted = builtFiles().filter((file) => !notKept.test(file));
  expect(wanted.filter((file) => !kept.includes(file))).toEqual([]);
  expect(kept.filter((file) => !existsSync(path.join(distFolder, file)))).toEqual([]);
  expect(new Set(kept).size).toBe(kept.length);
});

test('the search index lies in files of its own, which no page loads first', () => {
  const shares = kept.filter((file) => file.startsWith('/search-index/'));
  expect(shares).toHaveLength(4);
  for (const share of shares) {
    expect(readPage(share)).toContain('searchableContent');
    expect(readPage('/index.html')).not.toContain(share);
  }
});

test('the list tells of every file the hash of its content and what it weighs', () => {
  for (const { file, revision, bytes } of keptFiles()) {
    expect(revision, file).toBe(createHash('sha256').update(read(file)).digest('hex').slice(0, 32));
    expect(bytes, file).toBe(transferSize(file));
  }
});

test('text files lie ready in brotli and gzip', () => {
  const text = builtFiles().filter((file) => /\.(html|js|css|svg|json|webmanifest|xml|txt)$/.test(file));
  const missing = text
    .flatMap((file) => [`${file}.br`, `${file}.gz`])
    .filter((file) => !existsSync(path.join(distFolder, file)));
  expect(missing).toEqual([]);
});
