import type { TeamMember } from '../../src/content/types.ts';
import { teamMembers } from '../../src/content/en/team.ts';

/** How much is said of a member, and whether it is not the only one of a section. */
const said = ({ id, sectionId, designation, description, mail, phone }: TeamMember) => {
  const hasPeers = teamMembers.some((other) => other.sectionId === sectionId && other.id !== id);
  return [designation, description, mail, phone, hasPeers].filter(Boolean).length;
};
const most = teamMembers.reduce((one, other) => (said(other) > said(one) ? other : one));

/** The first of those members of whom most is said, with some words of it. */
export const fullMember = {
  ...most,
  words: (most.description ?? most.designation ?? most.name).slice(0, 40),
};
