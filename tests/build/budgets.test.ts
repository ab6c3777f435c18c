import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { languages } from '../../src/content/language.ts';
import {
  builtFiles,
  captures,
  everyPath,
  fileOf,
  filesIn,
  kilobytes,
  memberPaths,
  readPage,
  scriptsOf,
  stylesOf,
  withImports,
} from './site-files.ts';

const wordsFile = new RegExp(String.raw`^/assets/(?:${languages.join('|')})-`);
const isWords = (file: string) => wordsFile.test(file);
const scripts = builtFiles().filter((file) => /^\/assets\/.*\.js$/.test(file));

/**
 * In kB, with what registers the worker, and without the words: those are the firm's own (sample-size.test.ts). A page
 * of text has 108; pages with a form or a slider bring more, those with lists of the server the most.
 */
const codeBudget: Readonly<Record<string, number>> = {
  '/': 112,
  '/contact': 111,
  ...Object.fromEntries(['/team', ...memberPaths].map((address) => [address, 109])),
  '/career': 131,
  '/advertisement': 128,
  '/stored-on-this-device': 118,
  '/news': 140,
};

test.each(everyPath)('%s: the code and the style of a first load stay in budget, brotli', (address) => {
  const style = brotliCompressSync(stylesOf(readPage(fileOf(address))).join('')).length / 1000;
  const code = kilobytes(scriptsOf(address).filter((file) => !isWords(file)));
  expect(code).toBeGreaterThan(50);
  expect(code).toBeLessThanOrEqual(codeBudget[address] ?? 108);
  expect(style).toBeGreaterThan(4);
  expect(style).toBeLessThanOrEqual(12);
});

test.each(languages)(
  'of what the worker stores in %s every page needs at most 200 kB in brotli',
  (language) => {
    const files = filesIn(language);
    const core = kilobytes(files.filter((file) => file.core).map(({ file }) => file));
    expect(core).toBeGreaterThan(100);
    expect(core).toBeLessThanOrEqual(200);
    const code = kilobytes(
      files.map(({ file }) => file).filter((file) => file.endsWith('js') && !isWords(file)),
    );
    expect(code).toBeGreaterThan(100);
    expect(code).toBeLessThanOrEqual(240);
  },
);

test('Chromium compiles large scripts in the background: the hint stands at the very start of the file', () => {
  const large = scripts.filter((file) => readPage(file).length > 11_000);
  expect(large.length).toBeGreaterThan(5);
  expect(large.filter((file) => !readPage(file).startsWith('//# allFunctionsCalledOnLoad\n'))).toEqual([]);
});

test('no drawing above the fold needs a request of its own', () => {
  for (const address of everyPath) {
    const html = readPage(fileOf(address));
    const eager = html.match(/<img(?![^>]*(?:loading="lazy"|data-art="portrait"))[^>]*>/g) ?? [];
    const asked = eager.filter((image) => !image.includes('src="data:image/svg+xml,'));
    expect(asked, address).toEqual([]);
    expect(html.match(/<link rel="stylesheet"(?![^>]*\sdisabled\b)[^>]*>/g), address).toBeNull();
  }
});

test('what is imported later is asked for at once: no script waits for another to name it', () => {
  let seen = 0;
  for (const file of scripts) {
    const here = withImports([file]);
    for (const [group] of readPage(file).matchAll(/(?:import\("\.\/[^"]+"\),?)+/g)) {
      const asked = captures(group, /import\("\.\/([^"]+)"\)/g).map((name) => `/assets/${name}`);
      const late = [...withImports(asked)].filter((name) => !here.has(name) && !asked.includes(name));
      expect(late, `${file}: ${group}`).toEqual([]);
      seen += Number(asked.length > 1);
    }
  }
  expect(seen).toBeGreaterThan(10);
});
