import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { onActivate, onMessage, onSync } from './background-sync.ts';
import { activate, activateOnRequest, install } from './installation.ts';
import { onStoredFilesMessage } from './messages.ts';
import { isPageRequest, respondWithPage } from './pages.ts';
import { onPeriodicSync } from './periodic-sync.ts';
import { isPrecached, respondWithFile } from './precache.ts';
import { isContentPicture, respondWithPicture } from './runtime-caches.ts';

declare const self: ServiceWorkerGlobalScope;

// The first visit is served by the worker as soon as it is ready; later versions wait (installation.ts).
clientsClaim();

self.addEventListener('install', (event) => event.waitUntil(install(event)));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', activateOnRequest);
self.addEventListener('message', onStoredFilesMessage);

registerRoute(isPrecached, respondWithFile);
registerRoute(isPageRequest, respondWithPage);
registerRoute(isContentPicture, respondWithPicture);

self.addEventListener('sync', onSync);
self.addEventListener('message', onMessage);
self.addEventListener('activate', onActivate);
self.addEventListener('periodicsync', onPeriodicSync);
