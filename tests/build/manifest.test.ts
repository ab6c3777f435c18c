import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { ManifestOptions } from 'vite-plugin-pwa';
import { appManifestText } from '../../src/content/en/app-manifest.ts';
import { firm } from '../../src/content/en/firm.ts';
import { loadAllTexts } from '../../src/content/texts.ts';
import { otherLanguages } from '../support/languages.ts';
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

const manifest = JSON.parse(readPage('/manifest.webmanifest')) as ManifestOptions;
const { icons, screenshots, shortcuts } = manifest;
const pictures = [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons ?? [])];

test('the manifest is linked from every page', () => {
  for (const file of staticPaths.map(fileOf)) {
    expect(readPage(file), file).toContain('<link rel="manifest" href="/manifest.webmanifest">');
  }
});

test('the manifest names the site, and opens it in a window of its own that is reused', () => {
  expect(manifest).toMatchObject({
    name: firm.name,
    short_name: firm.shortName,
    description: firm.description,
    categories: ['business'],
    lang: 'en',
    dir: 'ltr',
    // Without the mark of the start: that may change, who the app is may not.
    id: '/',
    start_url: expect.stringMatching(/^\/\?[^#]+$/) as string,
    scope: '/',
    display: 'standalone',
    display_override: ['standalone', 'minimal-ui'],
    orientation: 'any',
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
  });
});

test.each(otherLanguages)(
  'the manifest of the pages in %s is of the same app, and starts and leads into it',
  async (language) => {
    const root = `/${language}`;
    const translated = JSON.parse(readPage(`${root}/manifest.webmanifest`)) as ManifestOptions;
    expect(Object.keys(translated)).toEqual(Object.keys(manifest));
    const { name } = (await (await loadAllTexts(language)).load('site')).firm;
    expect(translated).toMatchObject({ id: '/', scope: '/', lang: language, name });
    expect([translated.start_url, ...translated.shortcuts.map(({ url }) => url)]).toEqual([
      `${root}?source=home-screen`,
      ...shortcuts.map(({ url }) => root + url),
    ]);
    for (const [index, { src, sizes }] of translated.screenshots.entries()) {
      expect(src).toBe(screenshots[index]?.src.replace('/icons/', `/icons${root}/`));
      expect(pngSize(src)).toBe(sizes);
    }
    for (const address of [root, `${root}/team`, `${root}/404`, `/offline${root}/apply`])
      expect(readPage(fileOf(address))).toContain(
        `<link rel="manifest" href="${root}/manifest.webmanifest">`,
      );
  },
);

test('the manifest takes its colours from the site, in light and in dark', () => {
  const html = readPage('/index.html');
  const sheets = builtFiles().filter((file) => file.endsWith('.css'));
  const coloursOf = (name: string) =>
    sheets.flatMap((sheet) => captures(readPage(sheet), new RegExp(`--${name}:\\s*(#[0-9a-f]{6})`, 'g')));
  const grounds = coloursOf('background');
  const themeOf = (scheme: string) =>
    new RegExp(
      `<meta name="theme-color" media="\\(prefers-color-scheme: ${scheme}\\)" content="([^"]+)"`,
    ).exec(html)?.[1];
  expect(grounds).toHaveLength(2);
  // The strip of the header is a dark background.
  expect(coloursOf('dark-background')).toEqual([themeOf('light'), themeOf('dark')]);
  expect(manifest).toMatchObject({
    theme_color: themeOf('light'),
    background_color: grounds[0],
    color_scheme_dark: { theme_color: themeOf('dark'), background_color: grounds[1] },
  });
});

test('the manifest names pictures that exist, in the sizes and of the type that it says', () => {
  expect(pictures.length).toBeGreaterThan(10);
  for (const { src, sizes, type } of pictures) {
    if (type === 'image/svg+xml') expect(readPage(src), src).toMatch(/^<svg /);
    else expect(pngSize(src), src).toBe(sizes);
  }
});

test('the manifest has icons for any place, for masks and for one colour', () => {
  const listed = icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`);
  const large = ['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512'];
  expect(listed).toEqual(expect.arrayContaining([...large, 'monochrome 512x512']));
  expect(readPage('/index.html')).toContain('<link rel="apple-touch-icon"');
  expect(pngSize('/icons/apple-touch-icon.png')).toBe('180x180');
});

/** Shares of an icon's pixels: opaque ones, and light ones, within and outside the circle that a mask leaves. */
async function measure(name: string) {
  const picture = sharp(read(`/icons/${name}.png`))
    .toColourspace('srgb')
    .ensureAlpha()
    .raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const found = { opaque: 0, mark: 0, markOutside: 0 };
  const colours = new Set<string>();
  const share = 1 / (width * height);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = data.subarray(pixel * 4, pixel * 4 + 4);
    if (opacity === 255) found.opaque += share;
    if (opacity > 0) colours.add(`${red} ${green} ${blue}`);
    if (opacity === 0 || red + green + blue <= 400) continue;
    const away = Math.hypot((pixel % width) - width / 2, Math.floor(pixel / width) - height / 2);
    found[away > 0.4 * width ? 'markOutside' : 'mark'] += share;
  }
  return { ...found, colours: colours.size };
}

test('the icons keep to the rules of masks, one colour and iOS', async () => {
  for (const name of ['maskable-192', 'maskable-512', 'apple-touch-icon']) {
    const { opaque, mark, markOutside } = await measure(name);
    expect(opaque, name).toBeCloseTo(1);
    expect(mark, name).toBeGreaterThan(0.1);
    if (name.startsWith('maskable')) expect(markOutside, name).toBe(0);
  }
  const { opaque, markOutside, colours } = await measure('monochrome-512');
  expect({ markOutside, colours }).toEqual({ markOutside: 0, colours: 1 });
  expect(opaque).toBeLessThan(0.5);
});

test('the manifest has four shortcuts with icons to pages and anchors that exist', () => {
  const words = Object.values(appManifestText.shortcuts);
  expect(shortcuts).toHaveLength(4);
  expect(new Map(shortcuts.map(({ name, short_name }) => [name, short_name]))).toEqual(
    new Map(words.map(({ name, shortName }) => [name, shortName])),
  );
  for (const { name, url, icons } of shortcuts) {
    const { pathname, hash } = new URL(url, firm.baseUrl);
    expect(staticPaths, name).toContain(pathname);
    if (hash) expect(readPage(fileOf(pathname)), name).toContain(`id="${hash.slice(1)}"`);
    expect(icons?.some(({ sizes }) => sizes === '96x96')).toBe(true);
  }
});

test('the manifest has pictures as Chromium wants them: 2 to 8 of a shape, all in one proportion of at most 2.3', () => {
  const labels: readonly unknown[] = Object.values(appManifestText.screenshots);
  for (const shape of ['narrow', 'wide']) {
    const own = screenshots.filter(({ form_factor }) => form_factor === shape);
    expect(own.length).toBeGreaterThan(1);
    expect(own.length).toBeLessThanOrEqual(8);
    expect(new Set(own.map(({ sizes }) => sizes)).size).toBe(1);
    const [width = 0, height = 0] = (own[0]?.sizes ?? '').split('x').map(Number);
    const [least, most] = shape === 'wide' ? [height, width] : [width, height];
    expect(least).toBeGreaterThanOrEqual(320);
    expect(most).toBeLessThanOrEqual(3840);
    expect(most / least).toBeLessThanOrEqual(2.3);
    expect(most).toBeGreaterThan(least);
    for (const { label } of own) expect(labels).toContain(label);
  }
});

test('the manifest costs little, and the worker keeps only the icon that a page shows', () => {
  const kept = new Set(precachedFiles().map(({ file }) => file));
  for (const { src } of pictures) {
    const isScreenshot = src.includes('/screenshot-');
    expect(read(src).length, src).toBeLessThanOrEqual(isScreenshot ? 60_000 : 5000);
    expect(kept.has(src), src).toBe(src === '/icons/icon.svg');
  }
});
