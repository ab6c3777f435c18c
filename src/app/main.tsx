import './styles.ts';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { dropExpiredConsent } from '../layout/disclaimer-gate/consent.ts';
import { followNavigation } from './navigation.ts';
import { Providers } from './providers.tsx';
import { createSiteRouter } from './router.tsx';
import { registerServiceWorker } from './service-worker.ts';

/** Marks the document once every part of it answers: for tests, and for styles that wait for script. */
function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true';
  }, []);
  return null;
}

async function start(root: HTMLElement): Promise<void> {
  const router = createSiteRouter();
  await router.load();
  // The prerenderer had no streaming boundary around the page: this tells the router to render without one.
  router.ssr = { manifest: undefined };
  followNavigation(router);
  router.subscribe('onResolved', dropExpiredConsent);
  hydrateRoot(
    root,
    <StrictMode>
      <Providers>
        <RouterProvider router={router} />
        <Hydrated />
      </Providers>
    </StrictMode>,
  );
  registerServiceWorker();
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');
await start(root);
