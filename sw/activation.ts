declare const self: ServiceWorkerGlobalScope;

/**
 * A new version takes over only when a page asks for it (workbox-window's messageSkipWaiting), never by itself in
 * the middle of a visit. Anything else in a message is ignored.
 */
export function activateOnRequest(event: ExtendableMessageEvent): void {
  const data: unknown = event.data;
  if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'SKIP_WAITING') {
    event.waitUntil(self.skipWaiting());
  }
}
