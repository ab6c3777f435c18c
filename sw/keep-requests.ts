import { readWorkerRequest, type MissingAnswer } from '../src/lib/worker-messages.ts';
import { dropOldFiles, keepAll, keepFiles, keepOnInstall, missingBytes } from './kept-files.ts';
import { partsAddress } from './kept-pages.ts';

declare const self: ServiceWorkerGlobalScope;

/** A new version is there when it has everything; what it had before it takes over. */
export function onInstall(event: ExtendableEvent): void {
  event.waitUntil(keepOnInstall());
}

export function onActivateFiles(event: ExtendableEvent): void {
  event.waitUntil(dropOldFiles());
}

/** Answers what a page asks about the files on the device, over the port that came with the question. */
export function onKeepMessage(event: ExtendableMessageEvent): void {
  const request = readWorkerRequest(event.data);
  if (!request) return;
  const answer = async () => {
    if (request.type === 'keep-all') await keepAll();
    if (request.type === 'keep') await keepFiles(request.addresses.flatMap(filesOf));
    event.ports[0]?.postMessage({ missingBytes: await missingBytes() } satisfies MissingAnswer);
  };
  // Without a connection something is still missing; the page hears how much, and may ask again.
  event.waitUntil(
    answer().catch(async () => {
      event.ports[0]?.postMessage({ missingBytes: await missingBytes() } satisfies MissingAnswer);
    }),
  );
}

/** An address and, if it is a page's, what the worker makes that page of. */
function filesOf(address: string): string[] {
  const url = new URL(address, self.location.origin);
  return [url.href, partsAddress(url.pathname)];
}
