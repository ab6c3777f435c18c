import type { SyntheticEvent } from 'react';
import type { SectionConfig } from '../../content/types.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { PartLink } from '../../ui/part-link.tsx';
import { useDismissal } from '../../ui/use-dismissal.ts';
import { useText } from '../../ui/use-text.ts';
import classes from './positions.module.css';

/** In a low window the list opens below the edge. */
function showList({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void {
  if (currentTarget.open) currentTarget.querySelector('ul')?.scrollIntoView({ block: 'nearest' });
}

/** The floating list of positions. It opens before hydration and without script. */
export function Positions({ sections }: { sections: readonly SectionConfig[] }) {
  const { teamText } = useText('team');
  const details = useDismissal();
  return (
    <nav className={classes.positions} aria-label={teamText.positionsLabel}>
      <details ref={details} onToggle={showList} suppressHydrationWarning>
        <summary className={classes.toggle}>
          {teamText.positionsLabel}
          <Icon name="chevron-down" className={classes.chevron} />
        </summary>
        <ul className={classes.list}>
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
