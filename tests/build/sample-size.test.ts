import { expect, test } from 'vitest';
import { loadPracticeArea } from '../../src/content/en/practice-areas/load.ts';
import { languages } from '../../src/content/language.ts';
import { members } from '../../src/content/members.ts';
import { practiceAreaSlugs } from '../../src/content/slugs.ts';
import { refetchedAfter } from '../support/changed-build.ts';
import { everyPath, fileOf, filesIn, kilobytes, memberPaths, scriptsOf } from './site-files.ts';

/* What the sample weighs with its words. Another firm deletes this file: what it says is its own (budgets.test.ts). */

/**
 * In kB, with what registers the worker. A page of text has 115, with many words 116, with all that is said of everyone
 * in the team 117; pages with a form or a slider bring more, those with lists of the server the most.
 */
const scriptBudget: Readonly<Record<string, number>> = {
  '/': 125,
  '/contact': 125,
  '/approach': 116,
  ...Object.fromEntries(['/team', ...memberPaths].map((address) => [address, 117])),
  '/career': 138,
  '/advertisement': 133,
  '/stored-on-this-device': 125,
  '/news': 145,
};

test.each(everyPath)('%s: the script and the HTML of a first load stay in budget, brotli', (address) => {
  const script = kilobytes(scriptsOf(address));
  expect(script).toBeGreaterThan(50);
  expect(script).toBeLessThanOrEqual(scriptBudget[address] ?? 115);
  expect(kilobytes([fileOf(address)])).toBeLessThanOrEqual(21);
});

// The others with 60 kB of fonts; Bangla takes three bytes a letter.
test.each(languages)('all that the worker stores in %s is at most 750 kB in brotli, or 880', (language) => {
  const most = language === 'en' ? 750 : 880;
  // Photographs have a budget of their own (src/pictures/limit-photographs.ts).
  const files = filesIn(language).filter(({ file }) => !file.endsWith('.avif'));
  const total = kilobytes(files.map(({ file }) => file));
  expect(total).toBeGreaterThan(300);
  expect(total).toBeLessThanOrEqual(most);
});

const [area] = practiceAreaSlugs;
const { lead } = await loadPracticeArea(area);

// By who has the site. Builds wait for one processor most of the time.
test.concurrent.each([
  ['the name of a lawyer', 'members.ts', members[0].latinName, members[0].practiceAreas],
  ["the lead of a practice area's page", `en/practice-areas/${area}.ts`, lead.slice(0, 20), []],
])('%s: at most 30 kB is fetched again', { timeout: 600_000 }, async (_, file, before, areasToo) => {
  const changed = await refetchedAfter({ file: `src/content/${file}`, before, after: `${before} Again` });
  // By who reads English: no file is for Bangla alone.
  const inEnglish = changed.filter(({ language = 'en' }) => language === 'en');
  // The pages of the lawyer's practice areas show the name, too.
  const showItToo = new Set(areasToo.map((slug) => `/offline/${slug}.html`));
  const fetched = inEnglish.filter(({ file: name }) => !showItToo.has(name));
  expect(inEnglish.length - fetched.length).toBe(areasToo.length);
  const names = fetched.map(({ file: name, bytes }) => `${name}: ${bytes}`).join('\n');
  // The page, the code that holds the words, what names it, the entry that names that, the loader, the search index, version.json.
  expect(fetched.length, names).toBeGreaterThanOrEqual(4);
  expect(fetched.length, names).toBeLessThanOrEqual(10);
  const sum = fetched.reduce((bytes, each) => bytes + each.bytes, 0);
  expect(sum, names).toBeLessThanOrEqual(30_000);
});
