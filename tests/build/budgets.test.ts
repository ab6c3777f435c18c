import { describe, expect, test } from 'vitest';
import { fileOf, firstLoad, precacheEntries, readPage, staticPaths, transferSize } from './site-files.ts';

/** Sum of what travels, in kB of 1000 bytes, each file once. */
function kilobytes(addresses: readonly string[]): number {
  return [...new Set(addresses)].reduce((sum, address) => sum + transferSize(address), 0) / 1000;
}

const sizes = staticPaths.map((address) => {
  const { scripts, styles } = firstLoad(readPage(fileOf(address)));
  return {
    address,
    scripts,
    styles,
    script: kilobytes(scripts),
    style: kilobytes(styles),
    html: kilobytes([fileOf(address)]),
  };
});

/** Pages with forms or lists of the server bring what these need; all others are text. */
const withFormsOrLists = new Set(['/contact', '/career', '/news', '/advertisement']);
const scriptBudget = (address: string) => (withFormsOrLists.has(address) ? 155 : 130);

describe('first load, brotli', () => {
  test.each(sizes)('$address: script, style and HTML stay in budget', ({ address, script, style, html }) => {
    expect(script).toBeGreaterThan(50);
    expect(script).toBeLessThanOrEqual(scriptBudget(address));
    expect(style).toBeLessThanOrEqual(16);
    expect(html).toBeLessThanOrEqual(22);
  });
});

test('the whole precache is at most 900 kB in brotli', () => {
  const total = kilobytes(precacheEntries().map(({ file }) => file));
  expect(total).toBeGreaterThan(100);
  expect(total).toBeLessThanOrEqual(900);
});

test('the pictures of a page weigh less than 10 kB above the fold and are asked for later below it', () => {
  for (const { address } of sizes) {
    const html = readPage(fileOf(address));
    const eager = [...html.matchAll(/<img(?![^>]*loading="lazy")[^>]*>/g)].map((match) => match[0]);
    expect(
      eager.filter((image) => !image.includes('src="data:image/svg+xml,')),
      address,
    ).toEqual([]);
  }
});
