/** The API's base address, always with a slash at the end: of this site, or absolute where the build names another. */
export function apiBaseAddress(): string {
  return (import.meta.env.VITE_API_BASE_URL || '/api/').replace(/\/*$/, '/');
}

/** Paths of the lists that the API sends, from its base address. */
export const listPaths = {
  advertisements: 'advertisements/',
  jobs: 'job-titles/',
  jobTypes: 'job-types',
  news: 'news-and-events',
} as const;
