import * as site from './site.ts';

/**
 * Where the words in English are: each area, and the long text of each page, is a file of its own, fetched with what shows
 * it; what every page shows comes with this table. English decides which areas there are.
 */
export const areas = {
  accessibility: () => import('./accessibility.ts'),
  advertisement: () => import('./advertisement.ts'),
  'app-manifest': () => import('./app-manifest.ts'),
  approach: () => import('./approach.ts'),
  career: () => import('./career.ts'),
  carousel: () => import('./carousel.ts'),
  connection: () => import('./connection.ts'),
  contact: () => import('./contact.ts'),
  'device-storage': () => import('./device-storage.ts'),
  disclaimer: () => import('./disclaimer.ts'),
  'everyday-words': () => import('./everyday-words.ts'),
  expertise: () => import('./expertise.ts'),
  home: () => import('./home.ts'),
  install: () => import('./install.ts'),
  news: () => import('./news.ts'),
  outbox: () => import('./outbox.ts'),
  'practice-area-text': () => import('./practice-area-text.ts'),
  privacy: () => import('./privacy.ts'),
  'service-text': () => import('./service-text.ts'),
  site: async () => site,
  submissions: () => import('./submissions.ts'),
  team: () => import('./team.ts'),
};

export { loadPracticeArea } from './practice-areas/load.ts';
export { loadService } from './services/load.ts';
