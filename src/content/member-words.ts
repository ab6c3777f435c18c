import { firstSentences } from '../lib/first-sentences.ts';
import { members, teamSectionIds } from './members.ts';
import type { MemberFacts, NamedMember, SectionConfig, TeamMember } from './types.ts';

type SectionId = (typeof teamSectionIds)[number];
type MemberId = (typeof members)[number]['id'];

/** The name of every section of the team page. */
export type SectionNames = { readonly [Id in SectionId]: string };

/** What is said of every member, by id. */
export type WordsOfMembers<Words> = { readonly [Id in MemberId]: Words };

/** The sections of the team page, named in one language. */
export function namedSections(names: SectionNames): readonly SectionConfig[] {
  return teamSectionIds.map((sectionId) => ({ path: '/team', sectionId, sectionName: names[sectionId] }));
}

/** Who the members are in one language. One without a name in this language is called by the Latin one. */
export function namedMembers(
  words: WordsOfMembers<Partial<Pick<TeamMember, 'name' | 'designation'>>>,
): readonly NamedMember<SectionId, MemberId>[] {
  const everyone: readonly MemberFacts<SectionId, MemberId>[] = members;
  return everyone.map((facts) => ({
    name: facts.latinName,
    path: `/team/${facts.id}`,
    ...facts,
    ...words[facts.id],
  }));
}

/** The members in one language, with the texts of their pages. */
export function describedMembers(
  names: SectionNames,
  people: readonly NamedMember<SectionId, MemberId>[],
  words: WordsOfMembers<Pick<TeamMember, 'description'>>,
): readonly TeamMember[] {
  return people.map((person) => {
    const sectionName = names[person.sectionId];
    const { description = '' } = words[person.id];
    const position = `${person.name}, ${person.designation ?? sectionName}`;
    return {
      ...person,
      ...words[person.id],
      sectionName,
      beginning: firstSentences(description, 2),
      summary: description ? firstSentences(description, 1) : position,
    };
  });
}
