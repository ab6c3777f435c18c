import type { ColourName } from './palette.ts';

/** Each of the colours must stand out from each of the backgrounds. */
export interface ColourPairs {
  /** Least contrast by WCAG 2.2: 4.5 for text, 3 for large text, controls and the focus. */
  readonly least: 3 | 4.5;
  readonly colours: readonly ColourName[];
  readonly on: readonly ColourName[];
}

const pages = ['background', 'surface', 'band'] as const;
const walls = [
  'dark-background',
  'dark-background2',
  'ink8',
  'ink9',
  'river8',
  'river9',
  'brick8',
  'brick9',
] as const;

/** The pairs of colours in use. */
export const colourPairs: readonly ColourPairs[] = [
  { least: 4.5, colours: ['text', 'dim', 'link', 'accent', 'num', 'success', 'error'], on: pages },
  { least: 4.5, colours: ['text', 'error'], on: ['error-bg'] },
  { least: 4.5, colours: ['text', 'success'], on: ['success-bg'] },
  { least: 4.5, colours: ['text', 'queued'], on: ['queued-bg'] },
  { least: 4.5, colours: ['on-primary'], on: ['primary', 'primary-h'] },
  { least: 4.5, colours: ['on-accent'], on: ['accent'] },
  { least: 4.5, colours: ['on-glow'], on: ['glow', 'glow-h'] },
  { least: 4.5, colours: ['on-dark', 'on-dark-dim', 'glow', 'ink2'], on: walls },
  { least: 3, colours: ['control', 'focus', 'primary', 'primary-h'], on: pages },
  { least: 3, colours: ['queued-line'], on: ['queued-bg'] },
  { least: 3, colours: ['on-dark-control'], on: walls },
];

/** Hairlines, letters that are a picture, and what no text stands on. */
export const decorative: readonly ColourName[] = [
  'line',
  'dark-background-line',
  'dark-background2',
  'brick7',
  'river7',
  'hover',
  'backdrop',
  'backdrop-deep',
];
