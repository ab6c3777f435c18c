import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { content } from '../../../src/content/practice-areas/corporate-commercial-law.ts';
import { escapeText, floorHtml, floorWorker } from '../../bench/floor/floor-page.ts';
import { floorPages } from '../../bench/floor/floor-pages.ts';

const pages = await floorPages();
const page = pages.find(({ path }) => path === '/corporate-commercial-law');
if (!page) throw new Error('There is no floor for the page that is measured');

test('the floor says every word of the page and draws its drawing', () => {
  const html = floorHtml(page, false);
  const words = [content.lead, ...content.cards.flatMap(({ title, description }) => [title, ...description])];
  for (const text of words) expect(html).toContain(escapeText(text));
  const drawing = path.resolve(
    import.meta.dirname,
    '../../../public/art/practice-corporate-commercial-law.svg',
  );
  expect(html).toContain(readFileSync(drawing, 'utf8'));
  expect(html).toContain('href="/family-law"');
});

test('the floor has no script; the one with a worker has the line that registers it, and keeps every page', () => {
  expect(floorHtml(page, false)).not.toContain('<script');
  expect(floorHtml(page, true).match(/<script/g)).toHaveLength(1);
  expect(pages.length).toBe(24);
  const paths = pages.map((each) => each.path);
  for (const each of paths) expect(floorWorker(paths)).toContain(`"${each}"`);
});
