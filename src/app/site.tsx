import { RouterProvider, type AnyRouter } from '@tanstack/react-router';
import { StrictMode, useEffect } from 'react';

/** What React renders at the root, for the prerenderer as for the browser: `useId` counts by the place in the tree. */
export function Site({ router }: { router: AnyRouter }) {
  return (
    <StrictMode>
      <RouterProvider router={router} />
      <Hydrated />
    </StrictMode>
  );
}

/** Marks the document once every part of it answers: for tests, and for styles that wait for script. */
function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true';
  }, []);
  return null;
}
