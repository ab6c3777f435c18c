import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { practiceAreas } from '../../../src/content/practice-areas/index.ts';
import { services } from '../../../src/content/services/index.ts';
import { firm } from '../../../src/content/firm.ts';
import sample from '../../server/sample-api-data.json' with { type: 'json' };
import { hydrated } from '../../support/browser.ts';
import { test } from './visit.ts';

/** Pages of the page as a PDF: the objects of type Page that the file lists. */
async function countPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/** The same in the fonts of the device, as where the site's come too late: some are wider. */
async function countPagesInDeviceFonts(page: Page): Promise<number> {
  await page.evaluate(() => delete document.documentElement.dataset['fonts']);
  return countPages(page);
}

/** The words that stand on the paper. */
async function printedText(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print' });
  return page.evaluate(() => document.body.innerText);
}

/** Colours of grounds and letters on the paper that are neither white nor black nor gray, by element. */
async function colouredParts(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  return page.evaluate(() => {
    const isGray = (colour: string) => {
      const [red = 0, green = 0, blue = 0, opacity = 1] = colour.match(/[\d.]+/g)?.map(Number) ?? [];
      return opacity === 0 || (red === green && green === blue);
    };
    return [...document.querySelectorAll<HTMLElement>('body, header *, main, main *, footer, footer *')]
      .filter((element) => element.checkVisibility() && !element.closest('svg'))
      .filter((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return !isGray(color) || !isGray(backgroundColor);
      })
      .map((element) => `${element.tagName} ${element.className}`);
  });
}

const chrome = ['My Property', 'Menu', 'Search', 'Contact options', 'Quick Links', 'Subscribe', 'Share'];
const form = ['Cover Letter', 'Submit Application'];
/** Lines of the paper that are of use on a screen only. */
const unwanted = (text: string) =>
  text.split('\n').filter((line) => [...chrome, ...form].includes(line.trim()));

test(
  'a practice area prints on two pages, black on white, as a letter',
  { timeout: 180_000 },
  async ({ visit, server }) => {
    const { page } = await visit(undefined, { colorScheme: 'dark' });
    for (const { path, title } of practiceAreas) {
      await page.emulateMedia({ media: null });
      await page.goto(server.url + path);
      await hydrated(page);
      expect(await countPages(page), path).toBeLessThanOrEqual(2);
      const text = await printedText(page);
      expect(text.split('\n'), path).toContain(firm.name);
      expect(text).toContain(title.replaceAll('-', '\u2011').split(' ')[0]);
      expect(text).toContain(firm.phone.display);
      expect(unwanted(text), path).toEqual([]);
      // Every card is there, whatever the screen shows of it.
      const cards = await page.locator('article h2').allInnerTexts();
      expect(cards.length).toBeGreaterThan(3);
      expect(cards.filter((card) => !text.includes(card))).toEqual([]);
      expect(await colouredParts(page), path).toEqual([]);
      await page.emulateMedia({ media: null });
      expect(await countPagesInDeviceFonts(page), path).toBeLessThanOrEqual(2);
    }
  },
);

test('a job prints on one page, with its text and without the form', async ({ visit, server }) => {
  const { page } = await visit();
  for (const job of sample['job-titles']) {
    await page.emulateMedia({ media: null });
    await page.goto(`${server.url}/apply/job/${job.id}`);
    await page.getByRole('heading', { name: job.title }).waitFor();
    expect(await countPages(page), job.title).toBe(1);
    const text = await printedText(page);
    expect(text).toContain(job.title);
    expect(text).toContain(job.description.slice(0, 60));
    expect(unwanted(text)).toEqual([]);
    await page.emulateMedia({ media: null });
    expect(await countPagesInDeviceFonts(page), job.title).toBe(1);
  }
});

test('a service prints on at most two pages', async ({ visit, server }) => {
  const { page } = await visit(undefined, { width: 360 });
  for (const { path } of services) {
    await page.goto(server.url + path);
    await hydrated(page);
    expect(await countPages(page), path).toBeLessThanOrEqual(2);
    expect(await countPagesInDeviceFonts(page), path).toBeLessThanOrEqual(2);
  }
});

test('the contact page prints where to find the office, without map and form', async ({ visit }) => {
  const { page } = await visit('/contact');
  const text = await printedText(page);
  for (const line of firm.address.lines) expect(text).toContain(line);
  expect(text).toContain(firm.hours.text);
  expect(text).not.toContain('Load the map');
  expect(text).not.toContain('Submit');
  expect(await countPages(page)).toBeLessThanOrEqual(2);
});
