import { expect, test } from 'vitest';
import { firm } from '../../src/content/en/firm.ts';
import { backgrounds, drawingOf, type ArtName } from '../../src/content/drawings.ts';
import { practiceAreaSlugs } from '../../src/content/slugs.ts';
import { loadAllTexts } from '../../src/content/texts.ts';
import { faultsOfDrawings, knownOf } from '../../src/publish/content-rules.ts';
import { faultsOfTexts } from '../../src/publish/text-rules.ts';
import { otherLanguages } from '../support/languages.ts';
import { contentModules, fields, repeated } from '../support/site-content.ts';
import { filesIn, root, textOf } from '../support/sources.ts';

const known = knownOf(root);

/** Modules of the content without texts of its own, and those that the search alone has. */
const withoutTexts =
  /content\/(?:types|search-index|drawings|portraits|topic-icons|palette|colour-pairs|words-to-decide|\w+\/(?:site|latin-names|everyday-words|writing-rules|doubtful-words))\.ts$/;

test('every text is found by the rules', () => {
  expect(fields.length).toBeGreaterThan(1200);
  const modules = filesIn('src/content').filter((file) => file.endsWith('.ts') && !withoutTexts.test(file));
  expect(Object.keys(contentModules).map((file) => `src/${file.slice(file.indexOf('content/'))}`)).toEqual(
    modules.toSorted(),
  );
  // Of members what is written, and nothing that is computed of it.
  const ofMembers = fields.flatMap(({ at, name }) =>
    /team\.ts (?:words|teamMembers)/.test(at) ? [name] : [],
  );
  expect([...new Set(ofMembers)].sort()).toEqual(['description', 'designation', 'name']);
});

test.each([
  ['text', '', 'is empty'],
  ['text', 'Two  spaces', 'a space too much'],
  ['text', 'It\u2019s', 'a quote is curly'],
  ['text', 'One - two', 'a dash'],
  ['text', 'A <b>bold</b> word', 'tags such as <b>'],
  ['text', 'Shaha &amp; Sons', 'signs such as &amp;'],
  ['text', 'Call {who}', 'no page fills this place'],
  ['text', `Come to ${firm.shortName}`, 'written in firm.ts alone'],
  ['id', 'Mira Das', 'an id has small letters'],
  ['shortName', 'Padma Lawyers', 'after 12 characters'],
  ['to', '/no-such-law', 'no page has this address'],
  ['image', '/team/nobody.jpg', 'the picture is not there'],
  ['image', 'hero-nothing', 'the picture is not there'],
  ['imageAlt', 'A door.', 'a phrase of 4 to 30 words'],
])('%s "%s" is told: %s', (name, text, says) => {
  const at = `en/home.ts hero.${name}`;
  const faults = faultsOfTexts([{ at, name, text }], known);
  expect(faults).toEqual([{ at, text, says: expect.stringContaining(says) }]);
});

test.each(['Padma Lawyer', 'কিকিকিকিকিকিকিকিকিকিকিকি'])('"%s" is short enough for a home screen', (text) => {
  expect(faultsOfTexts([{ at: 'en/firm.ts firm.shortName', name: 'shortName', text }], known)).toEqual([]);
});

test('two pictures with the same words are told; that a text has them, too, is not', () => {
  const words = { name: 'imageAlt', text: 'A boat on a wide river' };
  const faults = faultsOfTexts(
    [
      { ...words, at: 'en/a.ts caption', name: 'caption' },
      { ...words, at: 'en/a.ts a' },
      { ...words, at: 'en/b.ts b' },
    ],
    known,
  );
  expect(faults).toMatchObject([
    { at: 'en/b.ts b', says: 'another picture has the same words (en/a.ts a).' },
  ]);
});

test('what stands twice in a list is told', () => {
  const days = (list: string, ...texts: string[]) =>
    texts.map((text, index) => ({ at: `firm-facts.ts ${list}[${index}]`, name: list, text }));
  const fields = [...days('open', 'Sunday', 'Monday', 'Sunday'), ...days('closed', 'Monday')];
  expect(faultsOfTexts(fields, known)).toEqual([
    {
      at: 'firm-facts.ts open[2]',
      text: 'Sunday',
      says: 'the same stands further up in this list. Delete one.',
    },
  ]);
});

test('a drawing that is missing is told', () => {
  const lost = `/art/practice-${practiceAreaSlugs[0]}.svg`;
  const faults = faultsOfDrawings({ ...known, hasFile: (address) => address !== lost });
  expect(faults.map(({ says }) => says)).toEqual([`the drawing public${lost} is missing. Add it.`]);
});

test("the firm's name stands in firm.ts, firm-facts.ts and addresses, and nowhere else", async () => {
  const files = filesIn('src').filter((file) => /\.(tsx?|css|html)$/.test(file));
  const wordsOf = (file: string) =>
    textOf(file)
      .toLowerCase()
      .replaceAll(/[\w.-]*(?:@|:\/\/)[\w./@-]*/g, '');
  const naming = (name: string) =>
    [...files, 'index.html', 'vite.config.ts'].filter((file) => wordsOf(file).includes(name.toLowerCase()));
  expect(naming(firm.shortName).sort()).toEqual(['src/content/en/firm.ts', 'src/content/firm-facts.ts']);
  for (const language of otherLanguages) {
    const { shortName } = (await (await loadAllTexts(language)).load('site')).firm;
    if (shortName !== firm.shortName) expect(naming(shortName)).toEqual([`src/content/${language}/firm.ts`]);
  }
});

test('no component, nor any other file of code, has a sentence that is not English', () => {
  const files = filesIn('src').filter((file) => /\.tsx?$/.test(file) && !file.startsWith('src/content/'));
  const foreign = /[^\P{L}\p{Script=Latin}]\p{M}*[^\P{L}\p{Script=Latin}]/u;
  // A group of letters in a pattern is no word.
  expect(files.filter((file) => foreign.test(textOf(file).replaceAll(/\[[^\]\n]*\]/g, '')))).toEqual([]);
});

test('paths are unique', () => {
  expect(repeated(known.paths)).toEqual([]);
});

test.each(Object.keys(backgrounds) as ArtName[])('the drawing %s is as large as the place for it', (name) => {
  const drawing = textOf(`public/art/${name}.svg`);
  const { width, height } = drawingOf(name);
  expect(drawing).toContain(`viewBox="0 0 ${width} ${height}"`);
});
