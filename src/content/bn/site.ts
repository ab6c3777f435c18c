/** What every page shows, fetched with the first scripts. */
export * from './firm.ts';
export * from './list-text.ts';
export * from './not-found.ts';
export * from './offline-page.ts';
export * from './pages.ts';
export * from './practice-areas/index.ts';
export * from './services/index.ts';
export * from './ui-text.ts';
