import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import {
  fileOf,
  precachedFiles,
  readPage,
  scriptsOf,
  staticPaths,
  stylesOf,
  transferSize,
} from './site-files.ts';

/** Sum of what travels, in kB of 1000 bytes, each file once. */
function kilobytes(addresses: readonly string[]): number {
  return [...new Set(addresses)].reduce((sum, address) => sum + transferSize(address), 0) / 1000;
}

const sizes = staticPaths.map((address) => {
  return {
    address,
    script: kilobytes(scriptsOf(address)),
    style: brotliCompressSync(stylesOf(readPage(fileOf(address))).join('')).length / 1000,
    html: kilobytes([fileOf(address)]),
  };
});

/**
 * In kB. A page of text has 115; pages with a form or a slider bring more, those with lists of the server the most. The
 * team has room for two dozen people more.
 */
const scriptBudget: Readonly<Record<string, number>> = {
  '/': 125,
  '/contact': 125,
  '/team': 115,
  '/career': 135,
  '/advertisement': 130,
  '/stored-on-this-device': 125,
  '/news': 145,
};

describe('first load, brotli', () => {
  test.each(sizes)('$address: script, style and HTML stay in budget', ({ address, script, style, html }) => {
    expect(script).toBeGreaterThan(50);
    expect(script).toBeLessThanOrEqual(scriptBudget[address] ?? 115);
    expect(style).toBeGreaterThan(4);
    expect(style).toBeLessThanOrEqual(12);
    expect(html).toBeLessThanOrEqual(22);
  });
});

test('everything that the worker stores is at most 750 kB in brotli, and what every page needs 200 kB', () => {
  const files = precachedFiles();
  const total = kilobytes(files.map(({ file }) => file));
  const core = kilobytes(files.filter((file) => file.core).map(({ file }) => file));
  expect(total).toBeGreaterThan(300);
  expect(total).toBeLessThanOrEqual(750);
  expect(core).toBeGreaterThan(100);
  expect(core).toBeLessThanOrEqual(200);
});

test('what is above the fold needs no request of its own', () => {
  for (const { address } of sizes) {
    const html = readPage(fileOf(address));
    const eager = [...html.matchAll(/<img(?![^>]*loading="lazy")[^>]*>/g)].map((match) => match[0]);
    expect(
      eager.filter((image) => !image.includes('src="data:image/svg+xml,')),
      address,
    ).toEqual([]);
    expect(html.match(/<link rel="stylesheet"(?![^>]*\sdisabled\b)[^>]*>/g), address).toBeNull();
  }
});
