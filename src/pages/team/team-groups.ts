import type { SectionConfig, TeamMember } from '../../content/types.ts';

export interface StaffedSection {
  readonly section: SectionConfig;
  readonly members: readonly TeamMember[];
}

/** `lead`: a large portrait with the beginning of its text; `rows`: small portraits with the name beside them. */
export type TeamLayout = 'lead' | 'pair' | 'grid' | 'rows';

/** Neighbouring sections that are shown together; only a pair holds more than one. */
export interface TeamGroup {
  readonly layout: TeamLayout;
  readonly sections: readonly StaffedSection[];
}

/** From this many members on a section is a grid. */
const gridSize = 5;

function layoutOf({ members }: StaffedSection, index: number): TeamLayout {
  if (members.length >= gridSize) return 'grid';
  if (members.length > 1) return 'rows';
  return index === 0 ? 'lead' : 'pair';
}

/**
 * Chooses the layout of every section by its number of members. Empty sections are left out; single members after the
 * first section stand in pairs.
 */
export function groupTeam(
  sections: readonly SectionConfig[],
  members: readonly TeamMember[],
): readonly TeamGroup[] {
  const groups: { layout: TeamLayout; sections: StaffedSection[] }[] = [];
  const staffed = sections
    .map((section) => ({
      section,
      members: members.filter((member) => member.sectionId === section.sectionId),
    }))
    .filter((candidate) => candidate.members.length > 0);
  for (const [index, candidate] of staffed.entries()) {
    const layout = layoutOf(candidate, index);
    const before = groups.at(-1);
    if (layout === 'pair' && before?.layout === 'pair' && before.sections.length < 2) {
      before.sections.push(candidate);
    } else groups.push({ layout, sections: [candidate] });
  }
  return groups;
}
