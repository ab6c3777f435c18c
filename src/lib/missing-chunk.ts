/** What Chromium, Firefox, Safari and Vite's preloader say of a part that could not be fetched: there is no code for it. */
const sayings =
  /Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS/;

/** Whether an error, or the error behind it, says that a part of the site could not be fetched. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && (sayings.test(error.message) || isMissingChunk(error.cause));
}
