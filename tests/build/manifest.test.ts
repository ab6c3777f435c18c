import { describe, expect, test } from 'vitest';
import {
  builtFiles,
  captures,
  fileOf,
  pngSize,
  precachedFiles,
  read,
  readPage,
  staticPaths,
} from './site-files.ts';

/*
 * The rules of https://www.w3.org/TR/appmanifest/ and https://www.w3.org/TR/manifest-app-info/, and what Chromium asks
 * for in the pictures of its install dialog.
 */

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
}

interface Manifest {
  readonly [member: string]: unknown;
  readonly icons: readonly Picture[];
  readonly shortcuts: readonly { name: string; short_name: string; url: string; icons: readonly Picture[] }[];
  readonly screenshots: readonly (Picture & { form_factor: string; label: string })[];
}

const manifest = JSON.parse(readPage('/manifest.webmanifest')) as Manifest;
const origin = 'https://www.example.com';
const resolve = (address: unknown) => new URL(String(address), `${origin}/manifest.webmanifest`);
const pictures = [
  ...manifest.icons,
  ...manifest.screenshots,
  ...manifest.shortcuts.flatMap(({ icons }) => icons),
];

describe('the web app manifest', () => {
  test('is linked from every page', () => {
    for (const file of staticPaths.map(fileOf)) {
      expect(readPage(file), file).toContain('<link rel="manifest" href="/manifest.webmanifest">');
    }
  });

  test('names the site, its language and its direction', () => {
    expect(manifest['name']).toBeTruthy();
    expect(String(manifest['short_name']).length).toBeLessThanOrEqual(12);
    expect(String(manifest['description']).length).toBeGreaterThan(30);
    expect(manifest).toMatchObject({ lang: 'en', dir: 'ltr', categories: ['business'] });
  });

  test('has an identity and a start of its own, both within its scope', () => {
    const scope = resolve(manifest['scope']);
    const start = resolve(manifest['start_url']);
    expect(scope.origin).toBe(origin);
    expect(start.href.startsWith(scope.href)).toBe(true);
    expect(start.search).not.toBe('');
    expect(start.hash).toBe('');
    const identity = resolve(manifest['id']);
    expect(identity.origin).toBe(origin);
    // Without the mark of the start: that may change, who the app is may not.
    expect(identity.href).toBe(`${origin}/`);
  });

  test('opens in a window of its own, turns with the device and reuses what is open', () => {
    expect(manifest).toMatchObject({
      display: 'standalone',
      display_override: ['standalone', 'minimal-ui'],
      orientation: 'any',
      launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    });
    expect(manifest['prefer_related_applications'] ?? false).toBe(false);
  });

  test('takes its colours from the site, in light and in dark', () => {
    const html = readPage('/index.html');
    const sheets = builtFiles().filter((file) => file.endsWith('.css'));
    const grounds = sheets.flatMap((sheet) => captures(readPage(sheet), /--background:\s*(#[0-9a-f]{6})/g));
    const themeOf = (scheme: string) =>
      new RegExp(
        `<meta name="theme-color" media="\\(prefers-color-scheme: ${scheme}\\)" content="([^"]+)"`,
      ).exec(html)?.[1];
    expect(grounds).toHaveLength(2);
    expect(manifest).toMatchObject({
      theme_color: themeOf('light'),
      background_color: grounds[0],
      color_scheme_dark: { theme_color: themeOf('dark'), background_color: grounds[1] },
    });
  });

  test('names pictures that exist, in the sizes and of the type that it says', () => {
    expect(pictures.length).toBeGreaterThan(10);
    for (const { src, sizes, type } of pictures) {
      if (type === 'image/svg+xml') expect(readPage(src), src).toMatch(/^<svg /);
      else expect(pngSize(src), src).toBe(sizes);
    }
  });

  test('has icons for any place, for masks and for one colour', () => {
    const sizesFor = (purpose: string) =>
      manifest.icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes);
    expect(sizesFor('any')).toEqual(expect.arrayContaining(['192x192', '512x512']));
    expect(sizesFor('maskable')).toEqual(expect.arrayContaining(['192x192', '512x512']));
    expect(sizesFor('monochrome')).toEqual(['512x512']);
    expect(readPage('/index.html')).toContain('<link rel="apple-touch-icon"');
    expect(pngSize('/icons/apple-touch-icon.png')).toBe('180x180');
  });

  test('has four shortcuts with icons to pages and anchors that exist', () => {
    const names = manifest.shortcuts.map(({ short_name }) => short_name);
    expect(names).toEqual(['Contact', 'Call', 'Careers', 'News']);
    for (const { name, url, icons } of manifest.shortcuts) {
      const { pathname, hash } = resolve(url);
      expect(staticPaths, name).toContain(pathname);
      if (hash) expect(readPage(fileOf(pathname)), name).toContain(`id="${hash.slice(1)}"`);
      expect(icons.some(({ sizes }) => sizes === '96x96')).toBe(true);
    }
  });

  test('has pictures of the site for narrow and for wide screens, as Chromium wants them', () => {
    for (const shape of ['narrow', 'wide']) {
      const own = manifest.screenshots.filter(({ form_factor }) => form_factor === shape);
      expect(own.length).toBeGreaterThan(1);
      expect(own.length).toBeLessThanOrEqual(8);
      for (const { sizes, label } of own) {
        const [width = 0, height = 0] = sizes.split('x').map(Number);
        const [least, most] = shape === 'wide' ? [height, width] : [width, height];
        expect(least).toBeGreaterThanOrEqual(320);
        expect(most).toBeLessThanOrEqual(3840);
        expect(most / least).toBeLessThanOrEqual(2.3);
        expect(most).toBeGreaterThan(least);
        expect(label).toMatch(/\w+ \w+/);
      }
      expect(new Set(own.map(({ sizes }) => sizes)).size).toBe(1);
    }
  });

  test('costs little: icons at most 5 kB each, pictures at most 60 kB, and none of them is kept by the worker but the one that a page shows', () => {
    const kept = new Set(precachedFiles().map(({ file }) => file));
    for (const { src } of pictures) {
      const isScreenshot = src.includes('/screenshot-');
      expect(read(src).length, src).toBeLessThanOrEqual(isScreenshot ? 60_000 : 5000);
      expect(kept.has(src), src).toBe(src === '/icons/icon.svg');
    }
  });
});
