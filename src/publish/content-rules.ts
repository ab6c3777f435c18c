import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { footPages, mainPages, storagePage } from '../content/en/pages.ts';
import { practiceAreas } from '../content/en/practice-areas/index.ts';
import { services } from '../content/en/services/index.ts';
import { teamMembers } from '../content/en/team.ts';
import { firmFacts } from '../content/firm-facts.ts';
import { members } from '../content/members.ts';
import { wordsToDecide } from '../content/words-to-decide.ts';
import { practiceAreaSlugs, serviceSlugs } from '../content/slugs.ts';
import { findPortraits } from '../pictures/portrait-files.ts';
import { fieldLines } from './compiler-findings.ts';
import { faultsOfColours } from './colour-rules.ts';
import { doubtsAbout } from './doubtful-words.ts';
import { faultsOfFacts } from './fact-rules.ts';
import type { Finding } from './finding.ts';
import { judgeContent } from './judge-content.ts';
import { faultsOfLanguages } from './language-rules.ts';
import { fields } from './site-fields.ts';
import { faultsOfTexts, pictureFile, type Fault, type Known } from './text-rules.ts';

const pages = [...mainPages, ...footPages, ...practiceAreas, ...services, storagePage];
const drawingsOfPages = [
  ...practiceAreaSlugs.map((slug) => `practice-${slug}`),
  ...serviceSlugs.map((slug) => `service-${slug}`),
  'avatar-default',
];

const textsAt = (at: RegExp) => fields.flatMap((field) => (at.test(field.at) ? [field.text] : []));

/** What the rules know of the site whose project is at `root`. */
export const knownOf = (root: string): Known => ({
  paths: [...pages, ...teamMembers].map(({ path }): string => path),
  firmNames: textsAt(/^\w+\/firm\.ts firm\.shortName$/),
  firmTexts: textsAt(/^(?:\w+\/firm|firm-facts)\.ts /),
  hasFile: (address) => existsSync(path.join(root, 'public', address)),
});

/** Texts with words that the Bar Council's canons make a firm think twice about, and that are on no list yet. */
const faultsOfWords = (): Fault[] =>
  fields.flatMap(({ at, text }) =>
    doubtsAbout(text)
      .filter(({ words }) => !wordsToDecide.some((each) => each.at === at && each.words === words))
      .map(({ kind, words }) => ({
        at,
        text,
        says: `the Bar Council's canons are against "${words}" (${kind}). Write it otherwise, or list it in src/content/words-to-decide.ts.`,
      })),
  );

/** Drawings that a page shows by its slug, and no text names. */
export const faultsOfDrawings = ({ hasFile }: Known): Fault[] =>
  drawingsOfPages
    .filter((image) => !hasFile(pictureFile(image)))
    .map((image) => ({
      at: `drawings.ts backgrounds.${image}`,
      text: image,
      says: `the drawing public${pictureFile(image)} is missing. Add it.`,
    }));

/** The line where a file says a text that is no field of its own; undefined when the text stands in another file. */
function lineOfText(source: string, text: string): number | undefined {
  if (text === '') return undefined;
  const found = [`'${text}'`, `"${text}"`, text].map((each) => source.indexOf(each)).find((at) => at >= 0);
  return found === undefined ? undefined : source.slice(0, found).split('\n').length;
}

/**
 * What the rules find in the content of the project at `root`, once it compiles.
 * @param address where it is to be published; empty while it is a sample
 */
export function ruleFindings(root: string, address: string): Finding[] {
  const known = knownOf(root);
  const faults = [
    ...faultsOfTexts(fields, known),
    ...faultsOfLanguages(fields),
    ...faultsOfDrawings(known),
    ...faultsOfWords(),
  ];
  const obstacles = address === '' ? [] : judgeContent(address).obstacles;
  // One fault breaks rules of several kinds: of each kind what is at other places.
  for (const more of [faultsOfFacts(firmFacts, fields), faultsOfColours(), obstacles])
    faults.push(...more.filter((fault) => !faults.some(({ at }) => at === fault.at)));
  if (faults.length === 0) return [];
  const lineOf = fieldLines(root);
  const findings = faults.map(({ at, text, says }) => {
    const [name = '', field = ''] = at.split(' ');
    const file = `src/content/${name}`;
    const line = lineOf(file, field) ?? lineOfText(readFileSync(path.join(root, file), 'utf8'), text);
    return { file, field, says, line, key: `${text}: ${says}` };
  });
  // A text that several modules pass on is named where it is written.
  const written = new Set(findings.flatMap(({ line, key }) => (line === undefined ? [] : [key])));
  return findings.flatMap(({ key, line, ...finding }) =>
    line === undefined && written.has(key)
      ? []
      : [{ ...finding, line: line ?? lineOf(finding.file, finding.field.replace(/\.\w+$/, '')) ?? 1 }],
  );
}

/** What is wrong with the photographs in the project at `root`. */
export async function portraitFindings(root: string): Promise<Finding[]> {
  const { warnings } = await findPortraits(root, new Set(members.map(({ id }) => id)));
  return warnings.map((warning) => ({ ...warning, field: '' }));
}
