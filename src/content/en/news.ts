import type { PageHero } from '../types.ts';

export const newsHero = {
  title: 'News & Blogs',
  breadcrumb: [{ label: 'Home', to: '/' }, { label: 'News & Blogs' }],
  text: 'Short explanations of the law of Bangladesh by members of the firm. They are general and may be overtaken by later changes.',
  image: 'hero-news',
  imageAlt: 'A circle of morning light beside three columns of text, cut into a blue wall',
} as const satisfies PageHero;

export const newsText = {
  loading: 'Loading news...',
  empty: 'No news articles available.',
  continueReading: 'Continue Reading...',
  showLess: 'Show Less',
  authorAvatarAlt: 'Author',
} as const;
