import { useMemo } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { Wrap } from '../../ui/section.tsx';
import { useText } from '../../ui/use-text.ts';
import { MemberCard } from './member-card.tsx';
import { Positions } from './positions.tsx';
import { groupTeam, type StaffedSection, type TeamGroup } from './team-groups.ts';
import classes from './team-page.module.css';
import { useMemberDialog } from './use-member-dialog.ts';

/** The worker stores it with the page; a first visit that is quicker waits for it. */
const MemberDialog = lazyPart(() => import('./member-dialog.tsx'), 'MemberDialog');

/** Everyone who works here, by position; a card opens a dialog with the rest. */
export function TeamPage() {
  const { teamHero, teamMembers, teamSections } = useText('team');
  const groups = useMemo(() => groupTeam(teamSections, teamMembers), [teamSections, teamMembers]);
  const positions = useMemo(
    () => groups.flatMap(({ sections }) => sections.map(({ section }) => section)),
    [groups],
  );
  const { selected, close } = useMemberDialog(teamMembers);
  return (
    <>
      <PageHero {...teamHero} focus="50% 40%" />
      <Wrap className={classes.page}>
        <Positions sections={positions} />
        <div>
          {groups.map(({ layout, sections }) => (
            <div key={sections[0]?.section.sectionId} className={classes.group} data-layout={layout}>
              {sections.map((staffed) => (
                <TeamSection key={staffed.section.sectionId} {...staffed} layout={layout} />
              ))}
            </div>
          ))}
        </div>
      </Wrap>
      {selected && <MemberDialog key={selected.id} member={selected} onClose={close} />}
    </>
  );
}

function TeamSection({ section, members, layout }: StaffedSection & Pick<TeamGroup, 'layout'>) {
  const headingId = `${section.sectionId}-heading`;
  return (
    <section id={section.sectionId} className={classes.section} aria-labelledby={headingId}>
      <h2 id={headingId}>{section.sectionName}</h2>
      <div className={classes.members} data-count={members.length}>
        {members.map((member) => (
          <MemberCard key={member.id} member={member} layout={layout} />
        ))}
      </div>
    </section>
  );
}
