import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { activateOnRequest } from './activation.ts';
import { onActivate, onMessage, onSync } from './background-sync.ts';
import { onActivateFiles, onInstall, onKeepMessage } from './keep-requests.ts';
import { isPageRequest, respondWithPage } from './navigation.ts';
import { isPrecached, respondFromPrecache } from './precached-files.ts';
import { isContentPicture, respondWithPicture } from './runtime-caches.ts';

declare const self: ServiceWorkerGlobalScope;

// The first visit is served by the worker as soon as it is ready; later versions wait (activation.ts).
clientsClaim();

self.addEventListener('install', onInstall);
self.addEventListener('activate', onActivateFiles);
self.addEventListener('message', onKeepMessage);

registerRoute(isPageRequest, respondWithPage);
registerRoute(isPrecached, respondFromPrecache);
registerRoute(isContentPicture, respondWithPicture);

self.addEventListener('message', activateOnRequest);

self.addEventListener('sync', onSync);
self.addEventListener('message', onMessage);
self.addEventListener('activate', onActivate);
