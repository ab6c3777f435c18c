/** What every page shows: one file, fetched with the first scripts. */
export * from './firm.ts';
export * from './pages.ts';
export * from './practice-areas/index.ts';
export * from './services/index.ts';
export * from './ui-text.ts';
