import { createLink, useLocation } from '@tanstack/react-router';
import { useEffect, useState, type ComponentPropsWithRef, type SyntheticEvent } from 'react';
import type { SectionConfig } from '../../content/types.ts';
import { readingLine } from '../../device/motion.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { useDismissal } from '../../ui/use-dismissal.ts';
import { useText } from '../../ui/use-text.ts';
import classes from './positions.module.css';

/** Ids of the first section that reaches below the reading line and of those beside it; none until hydration. */
function useCurrentSections(sections: readonly SectionConfig[]): readonly string[] {
  const [current, setCurrent] = useState<readonly string[]>([]);

  useEffect(() => {
    const elements = sections.flatMap(({ sectionId }) => document.getElementById(sectionId) ?? []);
    const line = readingLine();
    const mark = () => {
      const places = elements.map((element) => ({ id: element.id, place: element.getBoundingClientRect() }));
      const first = places.find(({ place }) => place.bottom > line && place.top < innerHeight);
      // Between the last section and the end of the page the last one read stays current.
      if (!first) return;
      const isBeside = ({ top }: DOMRect) => Math.abs(top - first.place.top) < 1;
      setCurrent(places.filter(({ place }) => isBeside(place)).map(({ id }) => id));
    };
    const observer = new IntersectionObserver(mark, { rootMargin: `-${line}px 0px 0px 0px` });
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [sections]);

  return current;
}

/** The router would mark every link to this page as the current one; here it is the section that counts. */
function PositionAnchor({ current, children, ...rest }: ComponentPropsWithRef<'a'> & { current: boolean }) {
  return (
    <a {...rest} aria-current={current ? 'location' : undefined}>
      {children}
    </a>
  );
}
const PositionLink = createLink(PositionAnchor);

/** In a low window the list opens below the edge. */
function showList({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void {
  if (currentTarget.open) currentTarget.querySelector('ul')?.scrollIntoView({ block: 'nearest' });
}

/** The floating list of positions. It marks the section being read, and opens before hydration and without script. */
export function Positions({ sections }: { sections: readonly SectionConfig[] }) {
  const { teamText } = useText('team');
  const details = useDismissal();
  const hash = useLocation({ select: (location) => location.hash });
  const current = useCurrentSections(sections);
  // Two sections side by side are read at once: the one that was chosen counts.
  const currentId = current.includes(hash) ? hash : current[0];

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
