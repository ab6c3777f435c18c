import { existsSync } from 'node:fs';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { joinPage } from '../../src/lib/kept-page.ts';
import {
  buildFolder,
  builtFiles,
  distFolder,
  keptFiles,
  read,
  readPage,
  transferSize,
} from './site-files.ts';

const kept = keptFiles().map(({ file }) => file);

test('the worker keeps every page, chunk, style, font and drawing', () => {
  // Pages are kept in parts; the styles of every page lie in each of them; the system keeps the rest.
  const notKept =
    /^\/(sw\.js|_headers|_redirects|robots\.txt|llms\.txt|sitemap\.xml|\.well-known\/.*|cards\/.*|manifest\.webmanifest|icons\/.*\.png|[^/]+\.html|assets\/[^/]+\/site\.css)$/;
  const wanted = builtFiles().filter((file) => !notKept.test(file));
  expect(wanted.filter((file) => !kept.includes(file))).toEqual([]);
  expect(kept.filter((file) => !existsSync(path.join(distFolder, file)))).toEqual([]);
  expect(new Set(kept).size).toBe(kept.length);
});

test('put together again every page is the page of the host, letter by letter', () => {
  const parse = (file: string) => JSON.parse(readPage(file)) as (number | string)[];
  const pieces = parse('/kept/pieces.json') as string[];
  const pages = builtFiles().filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(30);
  for (const page of pages) {
    const parts = parse(`/kept${page.replace('.html', '.json')}`);
    expect(joinPage(parts, pieces, buildFolder) === readPage(page), page).toBe(true);
  }
});

test('every page has the place where it is painted when it comes from the device, and what it waits for is kept', () => {
  for (const page of builtFiles().filter((file) => file.endsWith('.html'))) {
    expect(readPage(page).split(laterStylesTag), page).toHaveLength(2);
  }
  expect(kept).toContain(foldScript);
});

test('the search index lies in files of its own, which no page loads first', () => {
  const shares = kept.filter((file) => file.includes('/search-index-'));
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

test('files of our own carry no name of the build, or every build would change them all', () => {
  const ours = kept.filter((file) => !file.endsWith('.svg') && !file.endsWith('.woff2'));
  const name = path.basename(buildFolder);
  expect(name).toMatch(/^[A-Za-z0-9]{8}$/);
  expect(ours.filter((file) => readPage(file).includes(name))).toEqual([]);
});

test('text files lie ready in brotli and gzip', () => {
  const text = builtFiles().filter((file) => /\.(html|js|css|svg|json|webmanifest|xml|txt)$/.test(file));
  const missing = text
    .flatMap((file) => [`${file}.br`, `${file}.gz`])
    .filter((file) => !existsSync(path.join(distFolder, file)));
  expect(missing).toEqual([]);
});
