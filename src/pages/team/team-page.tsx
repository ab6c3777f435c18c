import { useMemo, type ReactNode } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { Wrap } from '../../ui/section.tsx';
import { useText } from '../../ui/use-text.ts';
import { MemberCard } from './member-card.tsx';
import dialog from './member-dialog.module.css';
import { MemberDetails } from './member-details.tsx';
import { Positions } from './positions.tsx';
import { groupTeam, type StaffedSection, type TeamGroup } from './team-groups.ts';
import classes from './team-page.module.css';
import { useMemberDialog } from './use-member-dialog.ts';

const staffedSections = (groups: readonly TeamGroup[]) =>
  groups.flatMap((group) => group.sections.map(({ section }) => section));

/** Everyone who works here, by position; a card opens a dialog with the rest. */
export function TeamPage() {
  const { teamHero, teamMembers, teamSections } = useText('team');
  const groups = useMemo(() => groupTeam(teamSections, teamMembers), [teamSections, teamMembers]);
  const positions = useMemo(() => staffedSections(groups), [groups]);
  const { selected, close } = useMemberDialog(teamMembers);
  return (
    <>
      <PageHero {...teamHero} focus="50% 40%" />
      <Wrap className={classes.page}>
        <Positions sections={positions} />
        <div>
          {groups.map(({ layout, sections }) => (
            <div key={sections[0]?.section.sectionId} className={classes.group} data-layout={layout}>
              {sections.map(({ section, members }) => (
                <TeamSection key={section.sectionId} section={section} members={members}>
                  {members.map((member) => (
                    <MemberCard key={member.id} member={member} layout={layout} />
                  ))}
                </TeamSection>
              ))}
            </div>
          ))}
        </div>
      </Wrap>
      {selected && (
        // On phones a sheet from the lower edge.
        <Dialog
          key={selected.id}
          title={selected.name}
          className={dialog.dialog}
          contentClassName={dialog.layout}
          onClose={close}
        >
          <MemberDetails member={selected} />
        </Dialog>
      )}
    </>
  );
}

function TeamSection({ section, members, children }: StaffedSection & { children: ReactNode }) {
  const headingId = `${section.sectionId}-heading`;
  return (
    <section id={section.sectionId} className={classes.section} aria-labelledby={headingId}>
      <h2 id={headingId}>{section.sectionName}</h2>
      <div className={classes.members} data-count={members.length}>
        {children}
      </div>
    </section>
  );
}
