import { readWorkerMessage, type WorkerMessage } from '../src/device/worker-messages.ts';
import { filesOfPage, frameFiles } from './installation.ts';
import { pageFile } from './pages.ts';
import { files, findMissing, removeOldFiles, storeFiles } from './precache.ts';
import { clearPictures } from './runtime-caches.ts';

/** One at a time: every open page asks for it. */
let savingAll: Promise<void> | undefined;

function saveAll(event: ExtendableEvent): Promise<void> {
  savingAll ??= removeOldFiles()
    .then(() => storeFiles(files, event))
    .finally(() => {
      savingAll = undefined;
    });
  return savingAll;
}

async function carryOut(message: WorkerMessage, event: ExtendableEvent): Promise<boolean | number> {
  if (message.type === 'measure-missing')
    return (await findMissing(files)).reduce((sum, { bytes }) => sum + bytes, 0);
  if (message.type === 'save-all') await saveAll(event);
  else if (message.type === 'clear-pictures') await clearPictures();
  else await storeFiles([...filesOfPage(pageFile(message.path)), ...frameFiles], event);
  return true;
}

/** Does what a page asks about the stored files, and answers; false says that it could not be done. */
export function onStoredFilesMessage(event: ExtendableMessageEvent): void {
  const message = readWorkerMessage(event.data);
  if (!message) return;
  const answer = (result: boolean | number) => event.ports[0]?.postMessage(result);
  event.waitUntil(carryOut(message, event).then(answer, () => answer(false)));
}
