import { useHydrated, useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, type SyntheticEvent } from 'react';
import type { SectionConfig, TeamMember } from '../../content/types.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { PartLink } from '../../ui/part-link.tsx';
import { Wrap } from '../../ui/section.tsx';
import { useDismissal } from '../../ui/use-dismissal.ts';
import { useText } from '../../ui/use-text.ts';
import { cardLinkId, MemberCard, type TeamLayout } from './member-card.tsx';
import positions from './positions.module.css';
import classes from './team-page.module.css';

/** The worker stores it with the page; a first visit that is quicker waits for it. */
const MemberDialog = lazyPart(() => import('./member-dialog.tsx'), 'MemberDialog');

/** Everyone who works here, by position; a card opens a dialog with the rest. */
export function TeamPage() {
  const { teamHero, teamMembers, teamSections } = useText('team');
  const sections = staffedSections(teamSections, teamMembers);
  const { selected, close } = useMemberDialog(teamMembers);
  return (
    <>
      <PageHero {...teamHero} focus="50% 40%" />
      <Wrap className={classes.page}>
        <Positions sections={sections} />
        <div className={classes.sections}>
          {sections.map(({ sectionId, sectionName, members, layout }) => (
            <section
              key={sectionId}
              id={sectionId}
              className={classes.section}
              data-layout={layout}
              aria-labelledby={`${sectionId}-heading`}
            >
              <h2 id={`${sectionId}-heading`}>{sectionName}</h2>
              <div className={classes.members}>
                {members.map((member) => (
                  <MemberCard key={member.id} member={member} layout={layout} />
                ))}
              </div>
            </section>
          ))}
        </div>
      </Wrap>
      {selected && <MemberDialog key={selected.id} member={selected} onClose={close} />}
    </>
  );
}

function layoutOf(size: number, index: number): TeamLayout {
  if (size >= 5) return 'grid';
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

/** In a low window the list opens below the edge. */
function showList({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void {
  if (currentTarget.open) currentTarget.querySelector('ul')?.scrollIntoView({ block: 'nearest' });
}

/** The floating list of positions. It opens before hydration and without script. */
function Positions({ sections }: { sections: readonly SectionConfig[] }) {
  const { teamText } = useText('team');
  const details = useDismissal();
  return (
    <nav className={positions.positions} aria-label={teamText.positionsLabel}>
      <details ref={details} onToggle={showList} suppressHydrationWarning>
        <summary className={positions.toggle}>
          {teamText.positionsLabel}
          <Icon name="chevron-down" className={positions.chevron} />
        </summary>
        <ul className={positions.list}>
          {sections.map(({ sectionId, sectionName }) => (
            <li key={sectionId}>
              <PartLink to="." hash={sectionId}>
                {sectionName}
              </PartLink>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

/** Gives the focus to a member's card. The page moves only if the card is out of sight. */
function focusCard({ id }: TeamMember): void {
  const link = document.getElementById(cardLinkId(id));
  if (!link) return;
  const { top, bottom } = link.getBoundingClientRect();
  link.focus({ preventScroll: top >= 0 && bottom <= innerHeight });
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whose dialog a card has opened. */
    readonly memberId?: string;
  }
}

/** The open member stands in the hash (/team#id), or where a card has opened it in the state of the entry: Back closes it. */
function useMemberDialog(members: readonly TeamMember[]) {
  const router = useRouter();
  const navigate = useNavigate();
  const id = useLocation({ select: ({ hash, state }) => state.memberId ?? hash });
  // The prerendered page knows no hash.
  const isHydrated = useHydrated();
  const selected = isHydrated ? members.find((member) => member.id === id) : undefined;

  useEffect(() => {
    if (!selected) return undefined;
    // The navigation that closes the dialog moves the focus first: to a section, if the address names one.
    return () => void setTimeout(() => focusCard(selected), 0);
  }, [selected]);

  function close(): void {
    // Behind a mask is a card, and behind that entry of the history the page without the dialog.
    if (router.state.location.maskedLocation) router.history.back();
    else void navigate({ to: '.', hash: '', replace: true, resetScroll: false });
  }

  return { selected, close } as const;
}
