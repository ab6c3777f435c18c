import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { load } from '../../support/browser.ts';
import { practiceAreas } from '../../../src/content/en/practice-areas/index.ts';
import { services } from '../../../src/content/en/services/index.ts';
import { firm } from '../../../src/content/en/firm.ts';
import { teamMembers } from '../../../src/content/en/team.ts';
import sample from '../../server/sample-api-data.json' with { type: 'json' };
import { test } from '../site.ts';

/** Pages of the page as a PDF: the objects of type Page that the file lists. */
async function countPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/** Colours of grounds and letters on the paper that are neither white nor black nor gray, by element. */
function colouredParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isGray = (colour: string) => {
      const [red = 0, green = 0, blue = 0, opacity = 1] = colour.match(/[\d.]+/g)?.map(Number) ?? [];
      return opacity === 0 || (red === green && green === blue);
    };
    return (
      [...document.querySelectorAll<HTMLElement>('body, header *, main, main *, footer, footer *')]
        .filter((element) => element.checkVisibility() && !element.closest('svg'))
        .filter((element) => {
          const { color, backgroundColor } = getComputedStyle(element);
          return !isGray(color) || !isGray(backgroundColor);
        })
        .map((element) => `${element.tagName} ${element.className}`)
        // The band behind the title of a service, which browsers print when they are told to.
        .filter((part) => part !== 'SECTION service-page__hero')
    );
  });
}

/** Lines that are of use on a screen only. */
const onScreenOnly =
  /^(My Property|Menu|Search|Contact options|Quick Links|Subscribe|Share|Cover Letter|Submit.*|Load the map.*)$/;

interface Paper {
  readonly address: string;
  /** At most so many sheets, one more for each 5000 letters, also in the fonts of the device, of which some are wider. */
  readonly sheets: number;
  /** What must stand on them. */
  readonly words: readonly string[];
}

const papers: Readonly<Record<string, readonly Paper[]>> = {
  'a practice area': practiceAreas.map(({ path, slug, title }) => {
    const [firstWord = ''] = title.replaceAll('-', '\u2011').split(' ');
    const people = teamMembers.filter((member) => member.practiceAreas?.includes(slug)).length;
    return {
      address: path,
      sheets: 2 + Math.floor(people / 8),
      words: [firstWord, `\n${firm.name}\n`, firm.phone.display],
    };
  }),
  'a service': services.map(({ path, title }) => ({ address: path, sheets: 2, words: [title] })),
  'a job': sample['job-titles'].map(({ id, title, description }) => ({
    address: `/apply/job/${id}`,
    sheets: 1,
    words: [title, description.slice(0, 60)],
  })),
  'the contact page': [
    { address: '/contact', sheets: 2, words: [...firm.offices[0].lines, firm.hours.text] },
  ],
};

test('no place is kept on paper for a form that is on its way', async ({ visit, server }) => {
  server.switches.set({ call: 'GET job-types', effect: { kind: 'hold' } });
  const { page } = await visit('/apply/job/101');
  await page.locator('main h2').waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await countPages(page)).toBe(1);
});

test.for(Object.entries(papers))(
  '%s prints on few sheets, black on white, as a letter',
  { timeout: 180_000 },
  async ([, pages], { visit }) => {
    const { page } = await visit(undefined, { colorScheme: 'dark' });
    for (const { address, sheets, words } of pages) {
      await page.emulateMedia({ media: null });
      await load(page, address);
      await page.locator('main [aria-busy=true]').waitFor({ state: 'detached' });
      // What the server is asked for has taken its place.
      await page.waitForFunction((word) => document.body.innerText.includes(word), words[0] ?? '');
      await page.emulateMedia({ media: 'print' });
      const text = await page.evaluate(() => document.body.innerText);
      const room = sheets + Math.floor(text.length / 5000);
      expect(await countPages(page), address).toBeLessThanOrEqual(room);
      // Every card is there, whatever the screen shows of it.
      const cards = await page.locator('article h2').allInnerTexts();
      const missing = [...words, ...cards].filter((word) => !text.includes(word));
      expect(missing, address).toEqual([]);
      const needless = text.split('\n').filter((line) => onScreenOnly.test(line.trim()));
      expect(needless, address).toEqual([]);
      expect(await colouredParts(page), address).toEqual([]);
      await page.emulateMedia({ media: null });
      await page.evaluate(() => delete document.documentElement.dataset['fonts']);
      expect(await countPages(page), address).toBeLessThanOrEqual(room);
    }
  },
);

test('the names of the team have the whole line', async ({ visit }) => {
  const { page } = await visit('/team');
  await page.emulateMedia({ media: 'print' });
  const headings = page.locator('main article h3');
  const shares = await headings.evaluateAll((names) =>
    names.map((name) => name.clientWidth / (name.closest('article')?.clientWidth ?? 0)),
  );
  expect(Math.min(...shares)).toBe(1);
});
