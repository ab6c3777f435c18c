import { notFoundPage } from './pages.ts';
import type { Picture } from '../types.ts';

export const notFoundPicture = {
  image: 'hero-not-found',
  imageAlt: 'A concrete wall with two tall openings and one round one, and no door',
} as const satisfies Picture;

export const notFoundText = {
  title: notFoundPage.title,
  text: 'The page may have moved. Try the search box above or go back to the home page.',
  home: 'Home',
  practiceAreasHeading: 'Or choose a practice area',
} as const;
