import type { SiteRouter } from './router.tsx';

/**
 * Makes an address that cannot be decoded ('/%E0') one that can ('/%25E0'): it leads nowhere either way, but the router
 * would answer it with another page than the host has.
 */
export function repairAddress(): void {
  try {
    decodeURIComponent(location.pathname);
  } catch {
    const { pathname, search, hash } = location;
    history.replaceState(history.state, '', pathname.replaceAll('%', '%25') + search + hash);
  }
}

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
