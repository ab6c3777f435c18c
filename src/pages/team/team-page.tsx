import { useMemo, type ReactNode } from 'react';
import type { TeamMember } from '../../content/types.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { Wrap } from '../../ui/section.tsx';
import { useText } from '../../ui/use-text.ts';
import { MemberCard } from './member-card.tsx';
import dialog from './member-dialog.module.css';
import { MemberLinks } from './member-links.tsx';
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
  const { selected, open, close } = useMemberDialog(teamMembers);
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
                    <MemberCard key={member.id} member={member} layout={layout} onOpen={open} />
                  ))}
                </TeamSection>
              ))}
            </div>
          ))}
        </div>
      </Wrap>
      {selected && <MemberDialog key={selected.id} member={selected} onClose={close} />}
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

/** Everything about a member: a dialog, on phones a sheet from the lower edge. */
function MemberDialog({ member, onClose }: { member: TeamMember; onClose: () => void }) {
  const { id, name, designation, description } = member;
  return (
    <Dialog title={name} className={dialog.dialog} contentClassName={dialog.layout} onClose={onClose}>
      <div className={dialog.picture}>
        <Portrait memberId={id} eager large />
      </div>
      <div className={dialog.text}>
        {designation && <p className="dim">{designation}</p>}
        {description && <p className={dialog.description}>{description}</p>}
        <MemberLinks member={member} variant="lines" className={dialog.links} />
      </div>
    </Dialog>
  );
}
