import { useEffect, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';

interface CarouselRegionProps {
  /** The word 'carousel' for screen readers. */
  readonly roleDescription: string;
  /** The name of the region: a text, or the id of a heading. */
  readonly label?: string;
  readonly labelledBy?: string;
  readonly className: string | undefined;
  /** One slide on (1) or back (-1), by the arrow keys of whoever is inside. */
  readonly onStep: (direction: 1 | -1) => void;
  /** Sees the element while it stands; what it returns is called at the end. */
  readonly onMount?: (element: HTMLElement) => () => void;
  /** On a dark wall. */
  readonly wall?: boolean;
  readonly children: ReactNode;
}

/**
 * The frame of everything that has slides, after the carousel pattern of the W3C
 * (https://www.w3.org/WAI/ARIA/apg/patterns/carousel/).
 */
export function CarouselRegion({
  roleDescription,
  label,
  labelledBy,
  className,
  onStep,
  onMount,
  wall = false,
  children,
}: CarouselRegionProps) {
  const region = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = region.current;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      onStep(event.key === 'ArrowRight' ? 1 : -1);
    };
    element?.addEventListener('keydown', handleKey);
    return () => element?.removeEventListener('keydown', handleKey);
  }, [onStep]);

  useEffect(() => (region.current ? onMount?.(region.current) : undefined), [onMount]);

  return (
    <section
      ref={region}
      aria-roledescription={roleDescription}
      aria-label={label}
      aria-labelledby={labelledBy}
      className={className}
      {...(wall && { 'data-wall': '' })}
    >
      {children}
    </section>
  );
}

/** What every slide says of itself to screen readers: `label` is its name, such as 'Slide 1 of 3'. */
export function slideAttributes(roleDescription: string, label: string): ComponentPropsWithRef<'div'> {
  return { role: 'group', 'aria-roledescription': roleDescription, 'aria-label': label };
}
