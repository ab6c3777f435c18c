import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { activateOnRequest } from './activation.ts';
import { onActivate, onMessage, onSync } from './background-sync.ts';
import { isPageRequest, respondWithPage } from './navigation.ts';
import { onPeriodicSync } from './periodic-sync.ts';
import { isPrecached, respondFromPrecache } from './precached-files.ts';
import { isContentPicture, respondWithPicture } from './runtime-caches.ts';
import { onStoredFilesMessage } from './stored-files.ts';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: (string | { readonly url: string; readonly revision: string | null })[];
};

// The first visit is served by the worker as soon as it is ready; later versions wait (activation.ts).
clientsClaim();
cleanupOutdatedCaches();
const files = self.__WB_MANIFEST;
precache(files);

registerRoute(isPageRequest, respondWithPage);
registerRoute(isPrecached, respondFromPrecache);
registerRoute(isContentPicture, respondWithPicture);

self.addEventListener('message', activateOnRequest);

self.addEventListener('sync', onSync);
self.addEventListener('message', onMessage);
self.addEventListener('activate', onActivate);

self.addEventListener('periodicsync', onPeriodicSync);

const addresses = files.map((file) => (typeof file === 'string' ? file : file.url));
self.addEventListener('message', (event) => onStoredFilesMessage(event, addresses));
