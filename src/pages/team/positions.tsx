import { createLink, useLocation } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';
import { teamText } from '../../content/team.ts';
import type { SectionConfig } from '../../content/types.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { useDismissal } from '../../ui/use-dismissal.ts';
import classes from './positions.module.css';
import { useCurrentSections } from './use-current-sections.ts';

interface PositionAnchorProps extends ComponentPropsWithRef<'a'> {
  /** Whether the visitor reads this section now. */
  readonly current: boolean;
}

/** The router would mark every link to this page as the current one; here it is the section that counts. */
function PositionAnchor({ current, children, ...rest }: PositionAnchorProps) {
  return (
    <a {...rest} aria-current={current ? 'location' : undefined}>
      {children}
    </a>
  );
}
const PositionLink = createLink(PositionAnchor);

/** The floating list of positions. It marks the section being read, and opens before hydration and without script. */
export function Positions({ sections }: { sections: readonly SectionConfig[] }) {
  const details = useDismissal();
  const hash = useLocation({ select: (location) => location.hash });
  const current = useCurrentSections(sections.map((section) => section.sectionId));
  // Two sections side by side are read at once: the one that was chosen counts.
  const currentId = current.includes(hash) ? hash : current[0];

  return (
    <nav className={classes.positions} aria-label={teamText.positionsLabel}>
      <details ref={details} suppressHydrationWarning>
        <summary className={classes.toggle}>
          {teamText.positionsLabel}
          <Icon name="chevron-down" className={classes.chevron} />
        </summary>
        <ul className={classes.list}>
          {sections.map(({ sectionId, sectionName }) => (
            <li key={sectionId}>
              <PositionLink to="." hash={sectionId} current={sectionId === currentId}>
                {sectionName}
              </PositionLink>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
