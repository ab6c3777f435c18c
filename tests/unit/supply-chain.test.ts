import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
  readonly dev?: boolean;
}

const root = path.resolve(import.meta.dirname, '../..');
const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, LockedPackage>>;
};
const packages = Object.entries(lock.packages).filter(([place]) => place !== '');
const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Licences that ask for nothing but their notice, and those of data and of files that stay as they are. */
const free =
  /^(?:MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|Python-2\.0|Unlicense|MPL-2\.0|OFL-1\.1|Zlib)$/;

/** Whether one of the licences of 'MIT OR GPL-3.0', or all of 'MIT AND ISC', may be used. */
function isFree(license: string): boolean {
  const bare = license.replaceAll(/[()]/g, '');
  if (bare.includes(' OR ')) return bare.split(' OR ').some(isFree);
  return bare.split(' AND ').every((part) => free.test(part.trim()));
}

test('every package may be used, by its own word; what reaches visitors asks for no source in return', () => {
  const strange = packages.filter(
    // A tool that is run and not passed on may be under the LGPL.
    ([, { license = '', dev }]) =>
      !isFree(dev ? license.replace('LGPL-3.0-or-later', 'MIT') : license.replaceAll('MPL-2.0', 'GPL-3.0')),
  );
  expect(packages.length).toBeGreaterThan(200);
  expect(strange).toEqual([]);
  expect(['(MPL-2.0 OR Apache-2.0)', 'GPL-3.0'].map(isFree)).toEqual([true, false]);
});

test('one package of the tools has an install script, and the build does not need it', () => {
  // It checks esbuild's binary, with which tsx runs the tests; Vite builds with Rolldown.
  const withScripts = packages.filter(([, entry]) => entry.hasInstallScript).map(([place]) => nameOf(place));
  expect([...new Set(withScripts)].toSorted()).toEqual(['esbuild']);
});

test('the lock file fixes every package by its content and names no registry', () => {
  const loose = ({ integrity, resolved }: LockedPackage) => !integrity?.startsWith('sha512-') || resolved;
  expect(packages.filter(([, entry]) => loose(entry)).map(([place]) => place)).toEqual([]);
});

test('no checkout leaves its token where the scripts of packages could read it', () => {
  const folder = path.join(root, '.github/workflows');
  const steps = readdirSync(folder).flatMap((file) =>
    readFileSync(path.join(folder, file), 'utf8').split(/^ +- (?=\w)/mu),
  );
  const checkouts = steps.filter((step) => step.startsWith('uses: actions/checkout@'));
  expect(checkouts.length).toBeGreaterThan(2);
  expect(checkouts.filter((step) => !/^ +persist-credentials: false$/mu.test(step))).toEqual([]);
});

/** Why each direct dependency is there. Who adds one says it here; who cannot say it leaves it out. */
const reasons: Readonly<Record<string, string>> = {
  '@mantine/carousel': 'sliders with the roles and keys that screen readers expect',
  '@mantine/core': 'form fields that are tested for accessibility, and the provider of the others',
  '@mantine/hooks': 'what Mantine and our parts share: reduced motion, visibility, debounce',
  '@mantine/notifications': 'messages that say themselves to screen readers',
  '@tanstack/query-sync-storage-persister': 'keeps the lists of the API between visits',
  '@tanstack/react-query': 'asks the API, keeps its answers, tries again',
  '@tanstack/react-query-persist-client': 'brings stored lists back at the start',
  '@tanstack/react-router': 'routes whose links the compiler checks',
  dompurify: 'sanitises the HTML of news',
  'embla-carousel': 'the engine of @mantine/carousel, at its major version',
  'embla-carousel-react': 'the engine of @mantine/carousel, at its major version',
  'idb-keyval': 'IndexedDB for drafts and lists',
  react: 'renders the pages, at build and in the browser',
  'react-dom': 'renders the pages, at build and in the browser',
  valibot: 'checks fields and answers of the API',
  '@hono/node-server': 'the stand-in server',
  '@resvg/resvg-js': 'social cards: draws SVG as PNG',
  '@seriousme/openapi-schema-validator': 'checks and reads the description of the API',
  '@types/node': 'types',
  '@types/react': 'types',
  '@types/react-dom': 'types',
  '@vitejs/plugin-react': 'the build',
  ajv: 'compares what the API answers with that description',
  'axe-core': 'accessibility in the browser tests',
  'browserslist-to-esbuild': 'the oldest browsers of package.json for the build',
  eslint: 'what the plugin below is written for; oxlint runs it',
  'eslint-plugin-baseline-js': 'finds what the oldest browsers do not have',
  '@fontsource/tiro-bangla': 'letters of headings, from which the build takes what the pages write',
  '@fontsource-variable/anek-bangla': 'the same for text',
  'fake-indexeddb': 'IndexedDB in the unit tests',
  harfbuzzjs: 'takes the letters that a language writes out of a font; outlines of social cards',
  hono: 'the stand-in server',
  knip: 'finds code that nothing uses',
  oxfmt: 'formats',
  oxlint: 'lints',
  'playwright-core': 'drives Chromium',
  'puppeteer-core': 'drives Firefox',
  'schema-dts': 'types of schema.org',
  sharp: 'writes the pictures of the installed site with few colours',
  terser: 'minifies once more: pays for the words in files of their own',
  tsx: 'runs TypeScript in Node 20',
  typescript: 'the compiler',
  vite: 'the build',
  'vite-plugin-pwa': 'builds the worker and its list',
  vitest: 'runs the tests',
  'woff2-encoder': 'reads and writes fonts of the web',
  'workbox-cacheable-response': 'the worker: which answers may be stored',
  'workbox-core': 'the worker',
  'workbox-expiration': 'the worker: how long pictures stay',
  'selenium-webdriver': 'tests: drives WebKit',
  '@types/selenium-webdriver': 'types',
  'workbox-precaching': 'the worker: stores, verifies and serves the files of the build',
  'workbox-routing': 'the worker: which rule answers what',
  'workbox-window': 'registers the worker, looks for versions and asks for the hand-over',
  'workbox-strategies': 'the worker: pictures from the cache, renewed behind the page',
};

test('every direct dependency has one version and a reason', () => {
  const direct = { ...manifest.dependencies, ...manifest.devDependencies };
  expect(Object.entries(direct).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  expect(Object.keys(direct).filter((name) => !reasons[name])).toEqual([]);
  expect(Object.keys(reasons).filter((name) => !(name in direct))).toEqual([]);
});
