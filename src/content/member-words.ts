import { firstSentences } from '../lib/first-sentences.ts';
import { members, teamSectionIds } from './members.ts';
import type { MemberFacts, SectionConfig, TeamMember } from './types.ts';

type SectionId = (typeof teamSectionIds)[number];
type MemberId = (typeof members)[number]['id'];

/** The name of every section of the team page. */
export type SectionNames = { readonly [Id in SectionId]: string };

/** What a language says of a member. */
type MemberWords = Pick<TeamMember, 'name' | 'designation' | 'description'>;

/** What is said of every member, by id. */
export type WordsOfMembers<Words = MemberWords> = { readonly [Id in MemberId]: Words };

/** The sections of the team page, named in one language. */
export function namedSections(names: SectionNames): readonly SectionConfig[] {
  return teamSectionIds.map((sectionId) => ({ path: '/team', sectionId, sectionName: names[sectionId] }));
}

/** The members in one language. One without a name in this language is called by the Latin one. */
export function describedMembers(
  names: SectionNames,
  words: WordsOfMembers<Partial<MemberWords>>,
): readonly TeamMember[] {
  const everyone: readonly MemberFacts<SectionId, MemberId>[] = members;
  return everyone.map((facts) => {
    const said = words[facts.id];
    const { name = facts.latinName, designation, description = '' } = said;
    const sectionName = names[facts.sectionId];
    return {
      ...facts,
      ...said,
      name,
      path: `/team/${facts.id}`,
      sectionName,
      beginning: firstSentences(description, 2),
      summary: description ? firstSentences(description, 1) : `${name}, ${designation ?? sectionName}`,
    };
  });
}
