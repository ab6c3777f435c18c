import { RouterProvider, type AnyRouter } from '@tanstack/react-router';
import { StrictMode } from 'react';

/** What React renders at the root, for the prerenderer as for the browser: `useId` counts by the place in the tree. */
export function Site({ router }: { router: AnyRouter }) {
  return (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
}
