/** What Chromium, Firefox, Safari and Vite's preloader say of a part that could not be fetched: there is no code for it. */
const sayings =
  /Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS/;

/**
 * What the browser said if an error, or an error behind it, is that a part of the site could not be fetched; most name
 * the part. Null for any other error.
 */
export function missingChunkMessage(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  return sayings.test(error.message) ? error.message : missingChunkMessage(error.cause);
}
