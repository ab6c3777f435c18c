import { expect } from 'vitest';
import { everydayWords } from '../../../src/content/bn/everyday-words.ts';
import { teamMembers } from '../../../src/content/bn/team.ts';
import { members } from '../../../src/content/members.ts';
import { buildSearchIndex } from '../../../src/content/search-index.ts';
import { loadAllTexts } from '../../../src/content/texts.ts';
import { findMatches, prepareSearch, prepareWords } from '../../../src/lib/search.ts';
import { test } from '../site.ts';

const inBangla = prepareSearch(await buildSearchIndex(await loadAllTexts('bn')));

/** A word of visitors that the pages in Bangla do not have, and what is marked in the first text that has the site's word for it. */
const everyday = (() => {
  for (const [siteWord, words] of Object.entries(everydayWords))
    for (const typed of words) {
      const pairs = prepareWords({ [siteWord]: [typed] });
      const [match] = findMatches(inBangla, typed, 1, pairs).matches;
      if (findMatches(inBangla, typed, 1).total > 0 || match?.matchStart == null) continue;
      return { typed, mark: match.snippet.slice(match.matchStart, match.matchEnd ?? 0) };
    }
  throw new Error('No everyday word is needed');
})();

test('in Bangla by a Latin name; keys lead to a page of the same language', async ({ visit }) => {
  const { page } = await visit('/bn/approach', { width: 360 });
  await page.getByRole('button', { name: 'খুঁজুন' }).click();
  const field = page.getByRole('combobox', { name: 'সাইটে খুঁজুন' });
  const found = page.getByRole('listbox', { name: 'অনুসন্ধানের ফলাফল' }).getByRole('option');
  expect(await field.getAttribute('placeholder')).toBe('কিছু খুঁজুন...');
  // A page is named once; an everyday word finds what the site says for it.
  await field.fill('যোগাযোগ');
  await expect.poll(() => found.first().getAttribute('href')).toBe('/bn/contact');
  expect((await found.first().innerText()).match(/যোগাযোগ/g)).toHaveLength(1);
  await field.fill(everyday.typed);
  await expect.poll(() => found.first().locator('mark').innerText()).toBe(everyday.mark);
  await field.fill(members[0].latinName.toLowerCase());
  await page.locator('search [role=status]').filter({ hasText: '১টি ফলাফল' }).waitFor({ state: 'attached' });
  expect(await found.innerText()).toContain(teamMembers[0]?.name);
  expect(await found.innerText()).not.toMatch(/[A-Za-z]/);
  await field.press('ArrowDown');
  await field.press('Enter');
  await page.waitForURL(`**/bn/team/${members[0].id}`);
});
