import { storageNames } from '../device/storage-names.ts';
import { within } from '../lib/within.ts';

/** Whether this device may hold something that was written in a form; true where the browser does not tell. */
async function mayHoldSomething(): Promise<boolean> {
  try {
    const databases = await within(indexedDB.databases(), 1000);
    const ours = new Set<string | undefined>([storageNames.outboxDatabase, storageNames.draftsDatabase]);
    return databases.some(({ name }) => ours.has(name));
  } catch {
    return true;
  }
}

let noteUse = () => {};
const isUsed = new Promise<void>((resolve) => {
  noteUse = resolve;
});
const watching = new AbortController();

/** Events by which a visitor begins to use a form, also where a browser fills it in by itself. */
const formEvents = ['focusin', 'input', 'submit'] as const;

function begin(event: Event): void {
  if (event.target instanceof Element && event.target.closest('form')) noteUse();
}

function look(): void {
  if (document.visibilityState === 'visible') void mayHoldSomething().then((may) => may && noteUse());
}

/** A page with a form of its own is shown: what delivers is loaded before the connection may be gone. */
export function noteFormShown(): void {
  noteUse();
}

/**
 * Calls `start` once: now, if something may wait on this device, otherwise when a page's form is shown, another form is
 * used or another tab has kept something. Most visits only read, and need not load what delivers. Returns a way to stop waiting.
 */
export function whenOutboxIsUsed(start: () => void): () => void {
  let isOver = false;
  const startOnce = async () => {
    await isUsed;
    watching.abort();
    if (!isOver) start();
  };
  const options = { capture: true, signal: watching.signal };
  for (const name of formEvents) document.addEventListener(name, begin, options);
  document.addEventListener('visibilitychange', look, options);
  look();
  void startOnce();
  return () => {
    isOver = true;
  };
}
