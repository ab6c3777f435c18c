import type { BreadcrumbItem } from '../types.ts';

/** Stands before the title of the service. */
export const serviceBreadcrumb = [
  { label: 'Home', to: '/' },
  { label: 'Expertise', to: '/expertise' },
] as const satisfies readonly BreadcrumbItem[];

export const serviceText = {
  /** Stands in the margin beside the heading. */
  note: 'Service',
  heading: 'What We Do for You:',
  relatedHeading: 'Related practice areas',
} as const;
