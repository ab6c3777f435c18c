import { createTheme, type MantineColorsTuple } from '@mantine/core';

/** Ink green, the primary colour: tuple of ten steps in OKLCH, lightest first. All other colours are custom properties in tokens.css. */
const ink: MantineColorsTuple = [
  '#ecf7f2',
  '#daece5',
  '#c0ddd1',
  '#9fc7b8',
  '#7bac9a',
  '#598f7c',
  '#3e7361',
  '#285748',
  '#1a3e33',
  '#0e281f',
];

/** What Mantine's components read in script. Fonts, sizes and colours stand in tokens.css and mantine-variables.css. */
export const theme = createTheme({
  colors: { ink },
  primaryColor: 'ink',
  primaryShade: { light: 8, dark: 3 },
  white: '#fffefb',
  black: '#10241f',
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  breakpoints: { xs: '33.125em', sm: '45em', md: '64em', lg: '80em', xl: '100em' },
});
