import { readStoredFilesMessage, type StoredFilesMessage } from '../src/device/worker-messages.ts';
import { keepAll, keepFiles, missingBytes } from './kept-files.ts';
import { partsAddress } from './kept-pages.ts';
import { clearPictures } from './runtime-caches.ts';
import { keepAllWholeAgain } from './whole-pages.ts';

declare const self: ServiceWorkerGlobalScope;

/** An address and, if it is a page's, what the worker makes that page of. */
function filesOf(address: string): string[] {
  try {
    const { href, origin, pathname } = new URL(address, self.location.origin);
    return origin === self.location.origin ? [href, partsAddress(pathname)] : [];
  } catch {
    return [];
  }
}

async function carryOut(message: StoredFilesMessage): Promise<boolean | number> {
  if (message.type === 'measure-missing') return missingBytes();
  if (message.type === 'save-pages') await keepAll().then(keepAllWholeAgain);
  else if (message.type === 'keep-visited') await keepFiles(message.addresses.flatMap(filesOf));
  else await clearPictures();
  return true;
}

/** Does what a page asks about the stored files, and answers; false says that it could not be done. */
export function onStoredFilesMessage(event: ExtendableMessageEvent): void {
  const message = readStoredFilesMessage(event.data);
  if (!message) return;
  const answer = (result: boolean | number) => event.ports[0]?.postMessage(result);
  event.waitUntil(carryOut(message).then(answer, () => answer(false)));
}
