import { createLink, useLocation } from '@tanstack/react-router';
import { useEffect, useState, type ComponentPropsWithRef } from 'react';
import { teamText } from '../../content/team.ts';
import type { SectionConfig } from '../../content/types.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { useDismissal } from '../../ui/use-dismissal.ts';
import classes from './positions.module.css';

/** Where a hash scrolls its target to, and a little below, in CSS pixels from the top (scroll-padding of global.css). */
const readingLine = 240;

/** The first section that reaches below the reading line, and those beside it; empty until hydration. */
function useCurrentSections(ids: readonly string[]): readonly string[] {
  const [current, setCurrent] = useState<readonly string[]>([]);
  const key = ids.join(' ');

  useEffect(() => {
    const sections = key
      .split(' ')
      .map((id) => document.getElementById(id))
      .filter((section) => section !== null);
    const inView = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target);
          else inView.delete(target);
        }
        const first = sections.find((section) => inView.has(section));
        // Between the last section and the end of the page the last one read stays current.
        if (!first) return;
        const top = first.getBoundingClientRect().top;
        setCurrent(
          sections
            .filter((section) => Math.abs(section.getBoundingClientRect().top - top) < 1)
            .map((section) => section.id),
        );
      },
      { rootMargin: `-${readingLine}px 0px 0px 0px` },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [key]);

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
