import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { activateOnRequest } from './activation.ts';
import { onActivate, onMessage, onSync } from './background-sync.ts';
import { onGiveWay } from './give-way.ts';
import { dropOldFiles, keepOnInstall } from './kept-files.ts';
import { isPageRequest, respondWithPage } from './navigation.ts';
import { onPeriodicSync } from './periodic-sync.ts';
import { isPrecached, respondFromPrecache } from './precached-files.ts';
import { isContentPicture, respondWithPicture } from './runtime-caches.ts';
import { onStoredFilesMessage } from './stored-files.ts';
import { answerWithoutWorker, dropOldWholePages } from './whole-pages.ts';

declare const self: ServiceWorkerGlobalScope;

// The first visit is served by the worker as soon as it is ready; later versions wait (activation.ts).
clientsClaim();

self.addEventListener('install', (event) =>
  event.waitUntil(keepOnInstall().then(() => answerWithoutWorker(event))),
);
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([dropOldFiles(), dropOldWholePages()])),
);
self.addEventListener('message', onGiveWay);
self.addEventListener('message', onStoredFilesMessage);

registerRoute(isPrecached, respondFromPrecache);
registerRoute(isPageRequest, respondWithPage);
registerRoute(isContentPicture, respondWithPicture);

self.addEventListener('message', activateOnRequest);

self.addEventListener('sync', onSync);
self.addEventListener('message', onMessage);
self.addEventListener('activate', onActivate);

self.addEventListener('periodicsync', onPeriodicSync);
