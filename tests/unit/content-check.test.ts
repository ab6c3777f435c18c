import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { members, teamSectionIds } from '../../src/content/members.ts';
import { practiceAreaSlugs } from '../../src/content/slugs.ts';
import type { MemberFacts } from '../../src/content/types.ts';
import { compilerFindings } from '../../src/publish/compiler-findings.ts';
import { portraitFindings, ruleFindings } from '../../src/publish/content-rules.ts';
import { annotation, sentence } from '../../src/publish/finding.ts';
import { lastLanguage } from '../support/languages.ts';
import { folderForTest } from '../support/test-folder.ts';

const root = path.resolve(import.meta.dirname, '../..');
const [first] = members;
// A firm may have one or two people.
const [, second = first, third] = members as readonly MemberFacts[];

/** What an editor writes instead of what stands in a file of the content, without a change of lines. */
interface Mistake {
  readonly file: string;
  readonly before: string;
  readonly after: string;
  /** File and text of the line that is to be named; those of the mistake by default. */
  readonly where?: string;
  readonly line?: string;
  readonly says: string;
}

const mistakesOfTypes: Readonly<Record<string, Mistake>> = {
  'a missing field': {
    file: 'members.ts',
    before: 'latinName: ',
    after: '// latinName: ',
    line: `{\n    sectionId: '${first.sectionId}',\n    id: '${first.id}'`,
    says: ` (members[0].latinName): the field 'latinName' of '${first.id}' is missing. Add it.`,
  },
  ...(third && {
    'a member of no section': {
      file: 'members.ts',
      before: `sectionId: '${second.sectionId}',\n    id: '${second.id}'`,
      after: `sectionId: 'no-such-section',\n    id: '${second.id}'`,
      says: ` (members[1].sectionId): 'sectionId' of '${second.id}' must be ${teamSectionIds.length > 1 ? 'one of ' : ''}"`,
    },
    'an id that stands twice': {
      file: 'members.ts',
      before: `id: '${third.id}'`,
      after: `id: '${first.id}'`,
      says: ' (members[2].id): line ',
    },
  }),
  'an unknown field': {
    file: 'firm-facts.ts',
    before: 'zoom:',
    after: 'zooom: 1, zoom:',
    says: " (firmFacts.offices[0].geo.zooom): there is no field 'zooom'. Correct its name, or delete it.",
  },
  'a wrong type': {
    file: 'firm-facts.ts',
    before: 'cvRetentionMonths: ',
    after: "cvRetentionMonths: '' + ",
    says: " (firmFacts.cvRetentionMonths): 'cvRetentionMonths' must be a number without quotes, not a text in quotes.",
  },
  'a slug that does not exist': {
    file: 'en/team.ts',
    before: "to: '/'",
    after: "to: '/no-such-law'",
    says: " (teamHero.breadcrumb[0].to): 'to' must be the address of a page, like '/team', not \"/no-such-law\".",
  },
  ...(lastLanguage !== 'en' && {
    'a language that lacks a text': {
      file: `${lastLanguage}/team.ts`,
      before: 'readMore: ',
      after: '// readMore: ',
      line: 'teamText:',
      says: " (teamText.readMore): the field 'readMore' of 'teamText' is missing. Add it. English is in src/content/en/team.ts.",
    },
  }),
  'a language that another does not speak of': {
    file: 'language.ts',
    before: "en: 'English',",
    after: "en: 'English', xx: 'Another',",
    where: 'en/device-storage.ts',
    line: 'inLanguage: {',
    says: " (deviceStorageText.things.pages.inLanguage.xx): the field 'xx' of 'inLanguage' is missing. Add it.",
  },
  'no service at all': {
    file: 'slugs.ts',
    before: 'export const serviceSlugs = [',
    after: 'export const serviceSlugs = [] as const satisfies SomeSlugs; export const rest = [',
    line: 'serviceSlugs =',
    says: " (serviceSlugs): the list 'serviceSlugs' has the length 0 and must have 1.",
  },
  'a practice area without a drawing': {
    file: 'slugs.ts',
    before: `'${practiceAreaSlugs[0]}'`,
    after: `'${practiceAreaSlugs[0]}', 'new-law'`,
    where: 'drawings.ts',
    line: 'backgrounds = {',
    says: " (backgrounds.practice-new-law): the field 'practice-new-law' of 'backgrounds' is missing. Add it.",
  },
};

const mistakesOfPunctuation: Readonly<Record<string, Mistake>> = {
  'a broken quote': {
    file: 'members.ts',
    before: `id: '${first.id}'`,
    after: `id: '${first.id}`,
    says: ': a text has no closing quote. Write the quote that it begins with before the comma.',
  },
  'a missing comma': {
    file: 'firm-facts.ts',
    before: "countryCode: 'BD',",
    after: "countryCode: 'BD'",
    says: ': a comma is missing',
  },
  'an equals sign': {
    file: 'slugs.ts',
    before: "officeSectionId = 'contact-info';",
    after: "officeSectionId = 'contact-info'; export const odd = { one = 1 };",
    says: ': a colon stands behind the name of a field, not an equals sign.',
  },
  'a curly quote': {
    file: 'en/team.ts',
    before: "readMore: '",
    after: 'readMore: \u2018',
    says: ': this sign cannot stand here. Quotes around a text are straight',
  },
};

/** The sentences about the content with all of the mistakes. */
function sentencesFor(mistakes: readonly Mistake[]): string[] {
  const changed = new Map<string, string>();
  for (const { file, before, after } of mistakes) {
    const name = path.join(root, 'src/content', file);
    const text = changed.get(name) ?? readFileSync(name, 'utf8');
    expect(text).toContain(before);
    changed.set(name, text.replace(before, after));
  }
  return compilerFindings(root, (name) => changed.get(name)).map(sentence);
}

/** File and line of a mistake, as a sentence begins. */
function placeOf({ file, before, where = file, line = before }: Mistake): string {
  const [above = ''] = readFileSync(path.join(root, 'src/content', where), 'utf8').split(line);
  return `src/content/${where}, line ${above.split('\n').length}`;
}

describe.each([
  ['of types', mistakesOfTypes],
  ['of punctuation', mistakesOfPunctuation],
])('mistakes %s are all named with their file, line and field', (_, mistakes) => {
  let sentences: readonly string[] = [];
  beforeAll(() => {
    sentences = sentencesFor(Object.values(mistakes));
  }, 60_000);

  test.each(Object.entries(mistakes))('%s', (_name, mistake) => {
    // One sentence a field: what a fault in English makes wrong in other languages is not told.
    const [field = ''] = mistake.says.split(':');
    const place = `${placeOf(mistake)}${field}:`;
    const named = sentences.filter((each) => each.includes(field === '' ? place : field));
    expect(named).toEqual([expect.stringContaining(`${placeOf(mistake)}${mistake.says}`)]);
    // What the second of two members with one id has to say is no mistake of its own.
    expect(sentences.join()).not.toContain(`no field '${third?.id}'`);
  });
});

test('no rule finds anything in the content of this site', () => {
  expect(ruleFindings(root, '').map(sentence)).toEqual([]);
});

test('a photograph that cannot be shown is told', async () => {
  const root = folderForTest({ 'src/content/photos/nobody.jpg': '' });
  const [finding] = await portraitFindings(root);
  expect(finding && sentence(finding)).toContain('src/content/photos/nobody.jpg: belongs to nobody');
  expect(finding && annotation(finding)).toContain(
    '::error file=src/content/photos/nobody.jpg,title=Picture::',
  );
});

test('a workflow shows a finding beside its line', () => {
  const finding = { file: 'src/content/a,b.ts', line: 7, field: 'hero.to', says: '100% wrong:\nno page.' };
  expect(annotation(finding)).toBe(
    '::error file=src/content/a%2Cb.ts,line=7,title=hero.to::src/content/a,b.ts, line 7 (hero.to): 100%25 wrong:%0Ano page.',
  );
});
