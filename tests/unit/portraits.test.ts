import sharp from 'sharp';
import { expect, test } from 'vitest';
import { limitPhotographs } from '../../src/pictures/limit-photographs.ts';
import { findPortraits, portraitFolder } from '../../src/pictures/portrait-files.ts';
import { encodePhotograph } from '../../src/pictures/portraits.ts';
import { photograph } from '../support/portraits.ts';
import { folderForTest } from '../support/test-folder.ts';

const right = await photograph(800, 1000);
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** What is found of these files, by name, for the members a, b and c. */
async function findIn(files: Readonly<Record<string, Buffer | string>>) {
  const named = Object.entries(files).map(([name, content]) => [`${portraitFolder}/${name}`, content]);
  const root = folderForTest(Object.fromEntries(named) as typeof files);
  const { portraits, warnings } = await findPortraits(root, new Set(['a', 'b', 'c']));
  return {
    names: portraits.map(({ name }) => name),
    warnings: warnings.map(({ file, says }) => `${file} ${says}`),
  };
}

test('a portrait is found by the id of its member', async () => {
  const files = { 'a.JPG': right, 'b.jpeg': right, 'c.svg': drawing, '.DS_Store': '' };
  expect(await findIn(files)).toEqual({ names: ['a.JPG', 'b.jpeg', 'c.svg'], warnings: [] });
  expect(await findPortraits('/nowhere', new Set())).toEqual({ portraits: [], warnings: [] });
});

test.each([
  ['d.jpg', right, 'belongs to nobody', false],
  ['a.heic', 'x', 'is no JPEG, PNG or SVG', false],
  ['a.jpg', 'x', 'cannot be read as a picture', false],
  ['a.jpg', await photograph(1600, 1000), 'has 1600 by 1000 pixels, so its edges are cut off', true],
  ['a.png', await photograph(400, 500), 'so it looks blurred: use one of at least 800 by 1000', true],
])('%s is named in a warning where it %s', async (name, content, sentence, isShown) => {
  const { names, warnings } = await findIn({ [name]: content });
  expect(warnings).toEqual([expect.stringContaining(`src/content/photos/${name} `)]);
  expect(warnings[0]).toContain(sentence);
  expect(names).toEqual(isShown ? [name] : []);
});

test('a photograph takes the place of a drawing, which may be deleted', async () => {
  const { names, warnings } = await findIn({ 'a.svg': drawing, 'a.jpg': right });
  expect(names).toEqual(['a.jpg']);
  expect(warnings).toEqual([
    'src/content/photos/a.svg is not shown, because there is a.jpg: delete one of them.',
  ]);
});

test('a photograph stands upright, four by five, in AVIF and WebP without metadata', async () => {
  // As a telephone stores it: on its side, with the upper edge, red, on the left.
  const edge = { create: { width: 500, height: 1200, channels: 3, background: 'red' } } as const;
  const stored = await sharp({ create: { ...edge.create, width: 1800, background: 'blue' } })
    .composite([{ input: edge, gravity: 'west' }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const files = await encodePhotograph('a', '12345678', stored);
  expect([...files.keys()]).toEqual([
    '/assets/a-320-12345678.avif',
    '/assets/a-320-12345678.webp',
    '/assets/a-800-12345678.avif',
    '/assets/a-800-12345678.webp',
  ]);
  for (const [address, file] of files) {
    const { width = 0, height, exif, orientation } = await sharp(file).metadata();
    expect(address).toContain(`-${width}-`);
    expect([height, exif, orientation]).toEqual([width * 1.25, undefined, undefined]);
    const { data } = await sharp(file)
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([Math.round((data[0] ?? 0) / 255), Math.round((data[2] ?? 0) / 255)]).toEqual([1, 0]);
  }
});

test('the worker stores photographs up to 250 kB; the others are told', () => {
  const entry = (url: string, size: number) => ({ url, size });
  const page = entry('offline/team.html', 900_000);
  const small = Array.from({ length: 30 }, (_, index) => entry(`assets/m${index}-320-12345678.avif`, 10_000));
  expect(limitPhotographs([page, ...small.slice(0, 25)])).toEqual({
    manifest: [page, ...small.slice(0, 25)],
    warnings: [],
  });
  const { manifest, warnings } = limitPhotographs([...small, page]);
  expect(manifest).toEqual([...small.slice(0, 25), page]);
  expect(warnings).toEqual([expect.stringContaining('5 photographs are not shown offline')]);
});
