/*
 * Every colour of the site, as #rgb, #rrggbb or #rrggbbaa. Styles, Mantine, manifest, the browser's bar, social cards,
 * icons and drawings name them as `var(--name)`; what must be legible on what stands in colour-pairs.ts.
 */

/**
 * Shades of five hues, from 0 (light) to 9 (dark); the same number is equally light in every hue. They are those of the
 * drawings, and the same in both schemes.
 */
const shades = {
  ink2: '#c0ddd1',
  ink3: '#9fc7b8',
  ink4: '#7bac9a',
  ink5: '#598f7c',
  ink6: '#3e7361',
  ink7: '#285748',
  ink8: '#1a3e33',
  ink9: '#0e281f',
  river2: '#bbdce3',
  river3: '#98c5d0',
  river4: '#73aab6',
  river5: '#508d9a',
  river6: '#33717d',
  river7: '#205560',
  river8: '#123d45',
  river9: '#09272c',
  brick1: '#f9e2d2',
  brick2: '#f7cab0',
  brick3: '#f0a988',
  brick4: '#e0845f',
  brick5: '#c6603d',
  brick6: '#a54428',
  brick7: '#7f301b',
  brick8: '#5c2113',
  brick9: '#3a150d',
  jute0: '#faf4e1',
  jute1: '#f6e6bd',
  jute2: '#eed290',
  jute3: '#dcb763',
  jute4: '#c2993e',
  jute5: '#a47a2a',
  jute6: '#855e1d',
  jute8: '#4b3010',
  gray2: '#d4d6cd',
  gray3: '#bbbeb5',
  gray4: '#9da199',
  gray5: '#7e847e',
  gray6: '#616964',
  gray7: '#484f4b',
  soot: '#1c0a06',
  white: '#fff',
};

/** A colour of both schemes; or of the light and the dark one; or, besides, of paper. */
type Colour = string | readonly [light: string, dark: string, paper?: string];

export const palette = {
  ...shades,

  background: ['#f6f5ef', '#10221d', '#fff'],
  surface: ['#fffefb', '#152b25', '#fff'],
  band: ['#eae9df', '#0a1a15', '#fff'],
  text: ['#10241f', '#e9ece3', '#000'],
  dim: [shades.gray7, '#a0afa9', '#333'],
  line: ['#d5d6ca', '#2c443c', '#999'],
  /** Edges of fields and quiet buttons. */
  control: [shades.gray6, '#7d8e88'],
  primary: [shades.ink8, shades.ink3],
  'primary-h': [shades.ink7, shades.ink2],
  'on-primary': ['#fffefb', '#0b1d18'],
  link: [shades.ink7, shades.ink3, '#000'],
  accent: [shades.brick6, shades.brick4, '#000'],
  'on-accent': ['#fffefb', shades.soot],
  error: ['#8d1b19', '#fe9f97'],
  'error-bg': ['#fdf0ef', '#331714'],
  success: ['#144121', '#8dcf9a'],
  'success-bg': ['#ecf7ee', '#10281a'],
  queued: [shades.jute8, shades.jute2],
  'queued-bg': [shades.jute0, '#2a2311'],
  'queued-line': shades.jute5,
  focus: [shades.river7, shades.jute3],
  num: [shades.ink8, shades.jute3, '#000'],
  /** Light on the words that were looked for. */
  mark: [`${shades.jute2}8c`, shades.jute2],
  /** Of what floats: at its edge, and around it. */
  'shadow-near': ['#081e1814', '#0006'],
  'shadow-far': ['#081e184d', '#000000a6'],
  /** Under the pointer, on any background. */
  hover: '#80808029',
  /** Between a dialog and the page. */
  backdrop: '#06161180',
  'backdrop-deep': '#061611b8',

  /** Dark backgrounds: header, footer, dark sections, and the text beside a drawing. */
  'dark-background': [shades.ink9, '#0a1d18', '#fff'],
  'dark-background2': [shades.ink8, '#12332a', '#fff'],
  'dark-background-line': ['#ffffff24', '#ffffff24', '#999'],
  /** Marble bands across the dark background. */
  'dark-background-course': '#ffffff0e',
  'on-dark': ['#f2f1e8', '#f2f1e8', '#000'],
  'on-dark-dim': ['#b5c6bd', '#b5c6bd', '#333'],
  'on-dark-control': '#ffffff73',
  glow: shades.jute2,
  'glow-h': shades.jute1,
  'on-glow': '#10241f',
} as const satisfies Readonly<Record<string, Colour>>;

export type ColourName = keyof typeof palette;

/** Values of a colour in the light scheme, in the dark one, and on paper. */
export function schemesOf(
  name: ColourName,
): readonly [light: string, dark: string, paper: string | undefined] {
  const colour: Colour = palette[name];
  return typeof colour === 'string' ? [colour, colour, undefined] : [colour[0], colour[1], colour[2]];
}
