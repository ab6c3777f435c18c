import type { PageHero, SectionConfig } from '../types.ts';

export const expertiseHero = {
  title: 'Expertise',
  breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Expertise' }],
  text: 'Services for individuals, families, companies and institutions. Each page explains what we do for you, step by step, and the laws and offices that are involved.',
  image: 'hero-expertise',
  imageAlt: 'Ten rooms arranged in a ring around a lit court, drawn as a plan',
} as const satisfies PageHero;

/** The heading of the list of services; `note` stands in the margin beside it. */
export const expertiseList = {
  path: '/expertise',
  sectionId: 'our-services',
  sectionName: 'Our Services',
  title: 'Our Services',
  intro:
    'Choose the service closest to your question. If two seem to fit, start with either: the pages refer to each other, and we will direct your enquiry to the right lawyer.',
  note: 'Services',
} as const satisfies SectionConfig & {
  readonly note: string;
  readonly title: string;
  readonly intro: string;
};

export const freeConsultation = {
  path: '/expertise',
  sectionId: 'free-consultation',
  sectionName: 'Free Consultation',
  title: 'Not sure where your question belongs?',
  text: 'A short first conversation is free of charge. It is meant to find out what kind of problem you have, how urgent it is and whether we can act. It is not a substitute for full advice on your papers.',
  button: 'Free Consultation',
} as const satisfies SectionConfig & {
  readonly title: string;
  readonly text: string;
  readonly button: string;
};
