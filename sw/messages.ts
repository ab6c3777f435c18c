import { languageOf } from '../src/content/language.ts';
import type { MeasuredFiles, WorkerMessage } from '../src/device/worker-messages.ts';
import { textOf } from '../src/lib/text.ts';
import { sendWaiting } from './background-sync.ts';
import { filesIn, filesOfPage, frameFiles } from './installation.ts';
import { pageFile } from './pages.ts';
import { findMissing, storeFiles, type PrecachedFile } from './precache.ts';
import { clearPictures } from './runtime-caches.ts';

/** One after the other: every open page asks for it. */
let saving = Promise.resolve();

const weigh = (list: readonly PrecachedFile[]) => list.reduce((sum, { bytes }) => sum + bytes, 0);

const tasks: Record<
  WorkerMessage['type'],
  (path: string, event: ExtendableEvent) => Promise<MeasuredFiles | void>
> = {
  'save-page': (path, event) => storeFiles([...filesOfPage(pageFile(path)), ...frameFiles(path)], event),
  'save-all'(path, event) {
    const save = () => storeFiles(filesIn(languageOf(path)), event);
    saving = saving.then(save, save);
    return saving;
  },
  async 'measure-missing'(path) {
    const all = filesIn(languageOf(path));
    return { whole: weigh(all), missing: weigh(await findMissing(all)) };
  },
  'clear-pictures': clearPictures,
  'outbox-send-waiting': sendWaiting,
};

/** Does what a page asks, and answers; false says that it could not be done. */
export function onMessage(event: ExtendableMessageEvent): void {
  const [type = '', path = '/'] = [textOf(event.data, 'type'), textOf(event.data, 'path')];
  if (!Object.hasOwn(tasks, type)) return;
  const answer = (result: MeasuredFiles | boolean | void) => event.ports[0]?.postMessage(result ?? true);
  event.waitUntil(tasks[type as WorkerMessage['type']](path, event).then(answer, () => answer(false)));
}
