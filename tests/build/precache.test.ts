import { existsSync } from 'node:fs';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { languageOf, languages } from '../../src/content/language.ts';
import { practiceAreaSlugs, serviceSlugs } from '../../src/content/slugs.ts';
import packageFile from '../../package.json' with { type: 'json' };
import {
  builtFiles,
  captures,
  distFolder,
  filesIn,
  precachedFiles,
  read,
  readPage,
  staticPaths,
  transferSize,
} from './site-files.ts';

const stored = precachedFiles();
const names = stored.map(({ file }) => file);
const core = stored.filter((file) => file.core).map(({ file }) => file);
const pages = stored.filter(({ file }) => file.startsWith('/offline/'));

test('the worker stores every page, chunk, style, font and drawing', () => {
  // The system keeps icons; pages for the network have a copy for the cache; of photographs the small AVIF is enough.
  const notStored =
    /^\/(sw\.js|_headers|_redirects|robots\.txt|llms\.txt|sitemap\.xml|\.well-known\/.*|cards\/.*|icons\/.*\.png|assets\/.*(?:-800-.*\.avif|\.webp)|(?:\w\w\/)?(?:team\/)?[^/]+\.html)$/;
  const wanted = builtFiles().filter((file) => !notStored.test(file));
  expect(wanted.filter((file) => !names.includes(file))).toEqual([]);
  expect(names.filter((file) => !existsSync(path.join(distFolder, file)))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

test('the list tells of every file its hash and what it weighs; only a hash in the name replaces a revision', () => {
  for (const { file, revision, integrity, bytes } of stored) {
    expect(integrity, file).toBe(`sha256-${createHash('sha256').update(read(file)).digest('base64')}`);
    expect(bytes, file).toBe(transferSize(file));
    expect(revision === null, file).toBe(/^\/assets\/.*-[\w-]{7,8}\.\w+$/.test(file));
  }
});

test('the list tells of every page what it needs', () => {
  expect(pages.length).toBeGreaterThan(staticPaths.length);
  for (const { file, needs } of pages) {
    const known = new Set([...core, ...needs.map((url) => `/${url}`)]);
    // Behind a source is the picture for browsers without its format.
    const html = readPage(file).replaceAll(/(<source[^>]*>)<img[^>]*>/g, '$1');
    const asked = captures(html, /<(?:link|img|source)[^>]+(?:href|src|srcSet)="(\/[^"]+\.\w+)"/g);
    const missing = asked.filter((address) => !known.has(address) && !address.endsWith('.png'));
    expect(missing, file).toEqual([]);
  }
  const form = pages.find(({ file }) => file === '/offline/contact.html')?.needs ?? [];
  expect(form.filter((url) => /contact-form-.*\.js$/.test(url))).toHaveLength(1);
  expect(form.filter((url) => /en-outbox-.*\.js$/.test(url))).toHaveLength(1);
  const slugs = [...practiceAreaSlugs, ...serviceSlugs];
  const nameOf = (url: string) => url.replace(/-[\w-]{7}\.js$/, '');
  for (const slug of slugs) {
    const needs = pages.find(({ file }) => file === `/offline/${slug}.html`)?.needs ?? [];
    const words = slugs.filter((each) => needs.some((url) => nameOf(url) === `assets/en-${each}`));
    expect(words).toEqual([slug]);
  }
});

test.each(languages)('what is for %s is needed by its pages alone, and stored for them alone', (language) => {
  const languageOfFile = new Map(stored.map((file) => [file.file, file.language]));
  const own = stored.filter((file) => file.language === language).map(({ file }) => file);
  const ownPages = pages.filter(
    ({ file }) => languageOf(file.replace(/^\/offline|\.html$/g, '')) === language,
  );
  expect(ownPages.map(({ file }) => file)).toEqual(own.filter((file) => file.startsWith('/offline/')));
  for (const { file, needs } of ownPages) {
    const foreign = needs.filter((url) => ![language, undefined].includes(languageOfFile.get(`/${url}`)));
    expect(foreign, file).toEqual([]);
  }
  const names = filesIn(language).map(({ file }) => file);
  const others = languages.filter((each) => each !== language);
  const isOf = (file: string) => others.some((each) => new RegExp(`/${each}[-./]`).test(file));
  expect(names.filter(isOf)).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(core));
  // As many, but for words that one of them has in a file of its own.
  const english = stored.filter((file) => file.language === 'en').length;
  expect(Math.abs(own.length - english)).toBeLessThan(5);
  expect(own.length).toBeGreaterThan(staticPaths.length);
});

test('what is stored first is what every page needs, and no page', () => {
  expect(core).toEqual(
    expect.arrayContaining(['/boot.js', '/art/logo-mark.svg', '/fonts/tiro-bangla-latin.woff2']),
  );
  expect(core.filter((file) => file.startsWith('/offline/'))).toEqual([]);
});

test('no file has a name that blockers of advertisements and of annoyances refuse', () => {
  // Pages have the address that they are known by, and no slash or dot behind it.
  const suspicious = /\/ads?\b|advert(?!isement$)|banner|sponsor|popup|\/assets\/.*newsletter/i;
  expect(names.filter((file) => suspicious.test(file.replace(/\.html$/, '')))).toEqual([]);
});

test('the search index lies in as many files as the search box asks for', () => {
  expect(names.filter((file) => file.startsWith('/search-index/'))).toHaveLength(4 * languages.length);
});

test('text files lie ready in brotli and gzip', () => {
  const text = builtFiles().filter((file) => /\.(html|js|css|svg|json|webmanifest|xml|txt)$/.test(file));
  const copies = text.flatMap((file) => [`${file}.br`, `${file}.gz`]);
  expect(copies.filter((file) => !existsSync(path.join(distFolder, file)))).toEqual([]);
});

test("the version is the package's with the content's hash, and stands in one file: a build changes only what has changed", () => {
  const { version, content } = JSON.parse(readPage('/version.json')) as Record<string, string>;
  expect(version).toBe(packageFile.version);
  expect(content).toMatch(/^[0-9a-f]{7}$/);
  expect(names).toContain('/version.json');
  const others = builtFiles().filter((file) => /\.(html|js|css|webmanifest)$/.test(file));
  const marks = [`"${content}"`, `(${content})`];
  expect(others.filter((file) => marks.some((mark) => read(file).includes(mark)))).toEqual([]);
});
