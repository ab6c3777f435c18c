import { teamMembers } from '../../src/content/en/team.ts';

const inSection = (sectionId: string) =>
  teamMembers.filter((member) => member.sectionId === sectionId).length;

/** How much is said of a member, and whether it is not the only one of a section. */
const said = ({ designation, description, mail, phone, sectionId }: (typeof teamMembers)[number]) =>
  [designation, description, mail, phone, inSection(sectionId) > 1].filter(Boolean).length;

const [most] = teamMembers.toSorted((one, other) => said(other) - said(one));
if (!most) throw new Error('The firm has no members');

/** The first of those members of whom most is said, with some words of it. */
export const fullMember = {
  ...most,
  words: (most.description ?? most.designation ?? most.name).slice(0, 40),
};
