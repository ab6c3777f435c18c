import { teamMembers } from '../../src/content/en/team.ts';

/** A member, not the only one of a section, of whom everything is known; and some words of the description. */
export const fullMember = (() => {
  for (const { id, name, designation, description, mail, phone, sectionId } of teamMembers) {
    if (teamMembers.filter((other) => other.sectionId === sectionId).length < 2) continue;
    if (!designation || !description || !mail || !phone) continue;
    return { id, name, sectionId, designation, mail, phone, words: description.slice(0, 40) };
  }
  throw new Error('Nobody in the team has designation, description, e-mail and telephone');
})();
