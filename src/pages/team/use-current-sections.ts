import { useEffect, useState } from 'react';

/** Where a hash scrolls its target to, and a little below, in CSS pixels from the top (scroll-padding of global.css). */
const readingLine = 240;

/** The first section that reaches below the reading line, and those beside it; empty until hydration. */
export function useCurrentSections(ids: readonly string[]): readonly string[] {
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
