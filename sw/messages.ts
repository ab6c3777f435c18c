import { languageOf } from '../src/content/language.ts';
import { readWorkerMessage, type MeasuredFiles, type WorkerMessage } from '../src/device/worker-messages.ts';
import { filesIn, filesOfPage, frameFiles } from './installation.ts';
import { pageFile } from './pages.ts';
import { findMissing, removeOldFiles, storeFiles, type PrecachedFile } from './precache.ts';
import { clearPictures } from './runtime-caches.ts';

/** One after the other: every open page asks for it. */
let saving = Promise.resolve();

const weigh = (list: readonly PrecachedFile[]) => list.reduce((sum, { bytes }) => sum + bytes, 0);

async function carryOut(message: WorkerMessage, event: ExtendableEvent): Promise<MeasuredFiles | void> {
  if (message.type === 'clear-pictures') return clearPictures();
  const { type, path } = message;
  if (type === 'save-page') return storeFiles([...filesOfPage(pageFile(path)), ...frameFiles(path)], event);
  const all = filesIn(languageOf(path));
  if (type === 'measure-missing') return { whole: weigh(all), missing: weigh(await findMissing(all)) };
  saving = saving
    .catch(() => undefined)
    .then(removeOldFiles)
    .then(() => storeFiles(all, event));
  return saving;
}

/** Does what a page asks about the stored files, and answers; false says that it could not be done. */
export function onStoredFilesMessage(event: ExtendableMessageEvent): void {
  const message = readWorkerMessage(event.data);
  if (!message) return;
  const answer = (result: MeasuredFiles | boolean | void) => event.ports[0]?.postMessage(result ?? true);
  event.waitUntil(carryOut(message, event).then(answer, () => answer(false)));
}
