import type { CDPSession } from 'playwright-core';

/** What a page's requests have brought: bodies in bytes as they travelled (compressed), by kind. */
export interface Transferred {
  readonly requests: number;
  /** Everything with the headers of the answers. */
  readonly total: number;
  readonly script: number;
  readonly style: number;
  readonly document: number;
  readonly font: number;
  readonly image: number;
  /** Fetched for later pages (link rel=prefetch). */
  readonly prefetch: number;
}

export interface RequestWatch {
  /** Whether no request is under way and the last one ended so many milliseconds ago. */
  isQuiet(since: number): boolean;
  transferred(): Transferred;
}

interface Entry {
  kind: string;
  isOver: boolean;
  isFromNetwork: boolean;
  headers: number;
  total: number;
}

/** Counts what a page asks for, from its first request on; what its worker fetches is not the page's. */
export async function watchRequests(session: CDPSession): Promise<RequestWatch> {
  const entries = new Map<string, Entry>();
  let changedAt = performance.now();
  const end = (id: string, total: number): void => {
    const entry = entries.get(id);
    if (!entry) return;
    entry.isOver = true;
    // One that has failed has brought nothing.
    entry.total = Math.max(total, entry.headers);
    changedAt = performance.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('http')) return;
    changedAt = performance.now();
    entries.set(requestId, {
      kind: type ?? 'Other',
      isOver: false,
      isFromNetwork: true,
      headers: 0,
      total: 0,
    });
  });
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    const entry = entries.get(requestId);
    if (!entry) return;
    const isScript = response.mimeType.includes('javascript') && entry.kind !== 'Prefetch';
    entry.kind = isScript ? 'Script' : entry.kind === 'Prefetch' ? entry.kind : type;
    if (response.fromServiceWorker || response.fromDiskCache) entry.isFromNetwork = false;
    entry.headers = response.encodedDataLength;
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    const entry = entries.get(requestId);
    if (entry) entry.isFromNetwork = false;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    end(requestId, encodedDataLength),
  );
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  await session.send('Network.enable');

  const fromNetwork = () => [...entries.values()].filter(({ isFromNetwork }) => isFromNetwork);
  const bodies = (kind: string) =>
    fromNetwork().reduce((sum, entry) => sum + (entry.kind === kind ? entry.total - entry.headers : 0), 0);
  return {
    isQuiet: (since) =>
      performance.now() - changedAt > since && [...entries.values()].every(({ isOver }) => isOver),
    transferred: () => ({
      requests: fromNetwork().length,
      total: fromNetwork().reduce((sum, { total }) => sum + total, 0),
      script: bodies('Script'),
      style: bodies('Stylesheet'),
      document: bodies('Document'),
      font: bodies('Font'),
      image: bodies('Image'),
      prefetch: bodies('Prefetch'),
    }),
  };
}
