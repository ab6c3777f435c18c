import { languageOf } from '../src/content/language.ts';
import type { MeasuredFiles, WorkerMessage } from '../src/device/worker-messages.ts';
import { textOf } from '../src/lib/text.ts';
import { sendWaiting } from './background-sync.ts';
import { filesIn, filesOfPage, frameFiles } from './installation.ts';
import { pageFile } from './pages.ts';
import { findMissing, hasNewer, storeFiles, type PrecachedFile } from './precache.ts';
import { clearPictures } from './runtime-caches.ts';

declare const self: ServiceWorkerGlobalScope;

/** One after the other: every open page asks for it. */
let saving = Promise.resolve();

const weigh = (list: readonly PrecachedFile[]) => list.reduce((sum, { bytes }) => sum + bytes, 0);

type Task = (path: string, event: ExtendableEvent) => Promise<MeasuredFiles | void>;
const tasks: Record<WorkerMessage['type'] | 'SKIP_WAITING', Task> = {
  // A new version takes over only when a page asks for it.
  SKIP_WAITING: () => self.skipWaiting(),
  'save-page': (path, event) => storeFiles([...filesOfPage(pageFile(path)), ...frameFiles(path)], event),
  'save-all'(path, event) {
    const all = filesIn(languageOf(path));
    // What is missing of a version that a newer one follows the host no longer has.
    const save = async () => {
      if (!hasNewer()) await storeFiles(all, event);
      else if ((await findMissing(all)).length > 0) throw new Error('A newer version is on its way');
    };
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
