import { firmFacts } from '../content/firm-facts.ts';
import { languageNames, languages } from '../content/language.ts';
import { members } from '../content/members.ts';
import { wordsToDecide } from '../content/words-to-decide.ts';
import { lowContrasts } from './colour-rules.ts';
import { faultsOfFacts } from './fact-rules.ts';
import { obstaclesOf, type SiteContent } from './findings.ts';
import { fields } from './site-fields.ts';

const statute =
  /(?!The )(?:[A-Z][\w'-]*(?: \([A-Z][^)]*\))? (?:(?:of|and|for) )*)+(?:Act|Ain|Code|Constitution|Order|Ordinance|Regulations|Rules)(?: \([A-Z][^)]*\))?,? (?:18|19|20)\d\d/g;

/** What a lawyer of the firm has to read and confirm before the site is published: no rule can judge it. A sentence each. */
export function toConfirm({ facts, fields, decided }: SiteContent): string[] {
  const english = fields.filter(({ at }) => at.startsWith('en/'));
  const statutes = new Set(english.flatMap(({ text }) => text.match(statute) ?? []));
  const ranks = english.flatMap(({ at, name, text }) =>
    name === 'designation' && at.includes('/team.ts words') && /advocate|barrister/i.test(text)
      ? [`${at}: ${text}`]
      : [],
  );
  const abroad = facts.offices.flatMap(({ id, countryCode, geo: { latitude, longitude } }) =>
    countryCode !== 'BD' || (latitude > 20.5 && latitude < 26.7 && longitude > 88 && longitude < 92.8)
      ? []
      : [`firm-facts.ts firmFacts.offices: ${latitude}, ${longitude} (${id}) is outside of Bangladesh.`],
  );
  const closures = facts.hours.closures.map(({ id, from, through }) => `${id}: ${from} to ${through}`);
  return [
    `firm-facts.ts firmFacts.yearsOfExperience: ${facts.yearsOfExperience} years.`,
    ['firm-facts.ts firmFacts.hours.closures: the days of Eid follow the moon.', ...closures].join('\n  '),
    ...abroad,
    'members.ts, en/team.ts: designation, description and consent of every member.',
    ['en/team.ts: who is enrolled where.', ...ranks].join('\n  '),
    ['en/: names and years of statutes, and what is said of them.', ...[...statutes].toSorted()].join('\n  '),
    'en/disclaimer.ts: the disclaimer that every visitor accepts.',
    'en/contact.ts, en/career.ts: what is done with what visitors send (privacyNote).',
    `en/privacy.ts: the statement, and the date of its review. firm-facts.ts firmFacts.cvRetentionMonths: a CV is kept for ${facts.cvRetentionMonths} months.`,
    'en/accessibility.ts: the statement, and the date of its review.',
    ...languages.flatMap((code) =>
      code === 'en' ? [] : [`${code}/: the same in ${languageNames[code]}, by a lawyer who reads it.`],
    ),
    ...decided.flatMap(({ at, words, isConfirmed }) => (isConfirmed ? [`${at}: "${words}" may stay.`] : [])),
  ];
}

/** Judges this site as it would be published at `address` (SITE_URL). */
export function judgeContent(address: string) {
  const content: SiteContent = { address, facts: firmFacts, members, fields, decided: wordsToDecide };
  const obstacles = [...obstaclesOf(content), ...faultsOfFacts(firmFacts, fields), ...lowContrasts()];
  return { obstacles, toConfirm: toConfirm(content) };
}
