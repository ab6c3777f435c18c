import type { SectionConfig, TeamMember } from '../../content/types.ts';

/**
 * `lead`: a large portrait with the beginning of its text; `pair`: one member, two sections side by side; `rows`: small
 * portraits with the name beside them.
 */
export type TeamLayout = 'lead' | 'pair' | 'grid' | 'rows';

/** From this many members on a section is a grid. */
const gridSize = 5;

function layoutOf(size: number, index: number): TeamLayout {
  if (size >= gridSize) return 'grid';
  if (size > 1) return 'rows';
  return index === 0 ? 'lead' : 'pair';
}

/** The sections that have members, and the layout of each by their number. */
export function staffedSections(sections: readonly SectionConfig[], team: readonly TeamMember[]) {
  return sections
    .map((section) => ({
      ...section,
      members: team.filter((member) => member.sectionId === section.sectionId),
    }))
    .filter(({ members }) => members.length > 0)
    .map((section, index) => ({ ...section, layout: layoutOf(section.members.length, index) }));
}

export type StaffedSection = ReturnType<typeof staffedSections>[number];
