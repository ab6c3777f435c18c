import type { SiteRouter } from './router.tsx';

/**
 * Loads the page of the address bar. Returns what went wrong if a part of it could not be fetched: hydrating would then
 * put a message in the place of a text that can be read.
 */
export async function loadFirstPage(router: SiteRouter): Promise<Error | undefined> {
  let missing: Error | undefined;
  const note = ({ payload }: VitePreloadErrorEvent) => {
    missing ??= payload;
  };
  addEventListener('vite:preloadError', note);
  await router.load();
  removeEventListener('vite:preloadError', note);
  return missing;
}
