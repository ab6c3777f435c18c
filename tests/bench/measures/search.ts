import type { Page } from 'playwright-core';
import { takePhone } from '../phone.ts';
import { readings, type Reading } from '../sample.ts';
import { measuredPath, type Site } from '../sites.ts';
import { median } from '../statistics.ts';
import { visit } from '../visit.ts';
import { intervalOf } from './interval.ts';

/** The first letters bring the index; each of the others is measured. */
const opening = 'mu';
const letters = [...'tation'];

/** Measures from the next key to the frame in which the results are other ones (also what is marked in them). */
function timeTheNextKey(): void {
  const results = () => document.querySelector('[role="listbox"]')?.innerHTML;
  const before = results();
  window.bench.timeFrom('keydown', () => results() !== undefined && results() !== before);
}

async function typeLetter(page: Page, letter: string, index: number): Promise<number> {
  await page.evaluate(timeTheNextKey);
  await page.keyboard.press(letter);
  return intervalOf(page, index);
}

/** The search box on a slow processor, the median of six letters. */
export async function keystroke({ link }: Site): Promise<readonly Reading[]> {
  const phone = await takePhone();
  try {
    link.shape(null);
    const { page } = await visit(phone, link.url + measuredPath);
    const box = page.getByRole('combobox', { name: 'Search the site' });
    if (!(await box.isVisible())) await page.getByRole('button', { name: 'Search', exact: true }).tap();
    await box.tap();
    await page.keyboard.type(opening);
    await page.getByRole('option').first().waitFor();
    const milliseconds: number[] = [];
    for (const [index, letter] of letters.entries()) milliseconds.push(await typeLetter(page, letter, index));
    return readings('unlimited', { keystroke: median(milliseconds) ?? Number.NaN });
  } finally {
    await phone.close();
  }
}
