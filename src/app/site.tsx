import { RouterProvider, type AnyRouter } from '@tanstack/react-router';
import { StrictMode, Suspense, useEffect } from 'react';

/** What React renders at the root, for the prerenderer as for the browser: `useId` counts by the place in the tree. */
export function Site({ router }: { router: AnyRouter }) {
  return (
    <StrictMode>
      <RouterProvider router={router} />
      <Suspense>
        <Hydrated />
      </Suspense>
    </StrictMode>
  );
}

/**
 * Marks the document once the page in it answers: for tests, for styles that wait for script, and for late parts. The
 * router puts a boundary around the page (its Outlet); boundaries of one depth are hydrated together, in their order.
 */
function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true';
  }, []);
  return null;
}
