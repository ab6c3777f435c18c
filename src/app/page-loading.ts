import { lazyRouteComponent, type AnyRouter } from '@tanstack/react-router';

/**
 * A page that is fetched when it is first needed. The router would answer a missing file with a reload of its own,
 * also without a connection; by hiding the browser's words from it the failure goes to layout/page-failure, which
 * decides with more care.
 */
export const pageComponent: typeof lazyRouteComponent = (importer, exportName) =>
  lazyRouteComponent(
    () =>
      importer().catch((cause: unknown) => {
        throw new Error('A part of this page could not be fetched', { cause });
      }),
    exportName,
  );

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
 * Loads the page of the address bar, at a further call what is missing of it. Returns what went wrong if a part could not
 * be fetched: hydrating would then put a message in the place of a text that can be read.
 */
export async function loadFirstPage(router: AnyRouter): Promise<Error | undefined> {
  let missing: Error | undefined;
  const note = ({ payload }: VitePreloadErrorEvent) => {
    missing ??= payload;
  };
  addEventListener('vite:preloadError', note);
  // The router takes for loaded what has failed.
  for (const { routeId } of router.state.matches)
    await router.routesById[routeId].options.component?.preload?.();
  await router.load();
  removeEventListener('vite:preloadError', note);
  return missing;
}
