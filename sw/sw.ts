import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { onPeriodicSync, onSync, sendWaiting } from './background-sync.ts';
import { activate, install } from './installation.ts';
import { onMessage } from './messages.ts';
import { isPageRequest, respondWithPage } from './pages.ts';
import { isPrecached, respondWithFile } from './precache.ts';
import { isContentPicture, respondWithPicture } from './runtime-caches.ts';

declare const self: ServiceWorkerGlobalScope;

// The first visit is served as soon as the worker is ready; later versions wait (installation.ts).
clientsClaim();
self.addEventListener('install', (event) => event.waitUntil(install(event)));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', onMessage);
registerRoute(isPrecached, respondWithFile);
registerRoute(isPageRequest, respondWithPage);
registerRoute(isContentPicture, respondWithPicture);
self.addEventListener('sync', onSync);
// The activation does not wait for it: pages wait for that.
self.addEventListener('activate', () => void sendWaiting());
self.addEventListener('periodicsync', onPeriodicSync);
