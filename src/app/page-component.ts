import { lazyRouteComponent } from '@tanstack/react-router';

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
