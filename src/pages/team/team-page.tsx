import { useMemo } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { Wrap } from '../../ui/section.tsx';
import { useText } from '../../ui/use-text.ts';
import { MemberCard } from './member-card.tsx';
import { Positions } from './positions.tsx';
import { staffedSections, type StaffedSection } from './staffed-sections.ts';
import classes from './team-page.module.css';
import { useMemberDialog } from './use-member-dialog.ts';

/** The worker stores it with the page; a first visit that is quicker waits for it. */
const MemberDialog = lazyPart(() => import('./member-dialog.tsx'), 'MemberDialog');

/** Everyone who works here, by position; a card opens a dialog with the rest. */
export function TeamPage() {
  const { teamHero, teamMembers, teamSections } = useText('team');
  const sections = useMemo(() => staffedSections(teamSections, teamMembers), [teamSections, teamMembers]);
  const { selected, close } = useMemberDialog(teamMembers);
  return (
    <>
      <PageHero {...teamHero} focus="50% 40%" />
      <Wrap className={classes.page}>
        <Positions sections={sections} />
        <div className={classes.sections}>
          {sections.map((section) => (
            <TeamSection key={section.sectionId} {...section} />
          ))}
        </div>
      </Wrap>
      {selected && <MemberDialog key={selected.id} member={selected} onClose={close} />}
    </>
  );
}

function TeamSection({ sectionId, sectionName, members, layout }: StaffedSection) {
  const headingId = `${sectionId}-heading`;
  return (
    <section id={sectionId} className={classes.section} data-layout={layout} aria-labelledby={headingId}>
      <h2 id={headingId}>{sectionName}</h2>
      <div className={classes.members}>
        {members.map((member) => (
          <MemberCard key={member.id} member={member} layout={layout} />
        ))}
      </div>
    </section>
  );
}
