/** What Chromium, Firefox, Safari and Vite's preloader say of a part that could not be fetched: there is no code for it. */
const sayings =
  / dynamically imported module|^Importing a module script failed| is not a valid JavaScript MIME type|^Unable to preload CSS/;

/** The browser's message if an error, or its cause, is a chunk that could not be fetched; null for any other error. */
export function missingChunkMessage(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  return sayings.test(error.message) ? error.message : missingChunkMessage(error.cause);
}
