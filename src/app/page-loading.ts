import { lazyRouteComponent, type AnyRouter } from '@tanstack/react-router';
import { cleanPath } from '../lib/clean-path.ts';

/**
 * A page that is fetched when it is first needed. The router would answer a missing file with a reload of its own, also
 * without a connection: by hiding the browser's words from it the failure goes to layout/page-failure.
 */
export const pageComponent: typeof lazyRouteComponent = (importer, exportName) =>
  Object.assign(
    lazyRouteComponent(
      () =>
        importer().catch((cause: unknown) => {
          throw new Error('A part of this page could not be fetched', { cause });
        }),
      exportName,
    ),
    // For the prerenderer, which finds the file by it.
    { exportName },
  );

/**
 * Makes the address one that the router answers with the page that the host and the worker have for it: '/team.html' is
 * '/team', and '/%E0', which cannot be decoded and leads nowhere, '/%25E0'.
 */
export function repairAddress(): void {
  let path = cleanPath(location.pathname);
  try {
    // Not of `path`: the minifier would take the call for one without effect.
    decodeURIComponent(location.pathname);
  } catch {
    path = path.replaceAll('%', '%25');
  }
  history.replaceState(history.state, '', path + location.search + location.hash);
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
