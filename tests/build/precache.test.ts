import { existsSync } from 'node:fs';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { builtFiles, distFolder, precacheEntries, read, readPage } from './site-files.ts';

const kept = precacheEntries().map(({ file }) => file);

test('the precache holds every page, chunk, style, font and drawing', () => {
  const notForPages =
    /^\/(sw\.js|_headers|_redirects|robots\.txt|llms\.txt|sitemap\.xml|\.well-known\/.*|cards\/.*|icons\/screenshot-.*)$/;
  const wanted = builtFiles().filter((file) => !notForPages.test(file));
  expect(wanted.filter((file) => !kept.includes(file))).toEqual([]);
  expect(kept.filter((file) => !existsSync(path.join(distFolder, file)))).toEqual([]);
  expect(new Set(kept).size).toBe(kept.length);
});

test('the search index is a chunk of its own in the precache', () => {
  const chunks = kept.filter((file) => file.endsWith('.js') && readPage(file).includes('searchableContent'));
  expect(chunks.length).toBeGreaterThan(0);
  expect(readPage('/index.html')).not.toContain(chunks[0]);
});

test('what has no hash in its name carries a revision that follows its content', () => {
  for (const { file, revision } of precacheEntries()) {
    if (file.startsWith('/assets/')) expect(revision, file).toBeNull();
    else expect(revision, file).toBe(createHash('md5').update(read(file)).digest('hex'));
  }
});

test('text files lie ready in brotli and gzip', () => {
  const text = builtFiles().filter((file) => /\.(html|js|css|svg|json|webmanifest|xml|txt)$/.test(file));
  const missing = text
    .flatMap((file) => [`${file}.br`, `${file}.gz`])
    .filter((file) => !existsSync(path.join(distFolder, file)));
  expect(missing).toEqual([]);
});
