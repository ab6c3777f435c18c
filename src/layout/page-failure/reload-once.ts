import { missingChunkMessage } from '../../lib/missing-chunk.ts';
import { readLocal, writeLocal } from '../../device/local-storage.ts';
import { storageNames } from '../../device/storage-names.ts';

/** Whether the visitor has text in a form of this document that a reload would lose. */
export function isWriting(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'form textarea, form input:not([type=checkbox], [type=radio], [type=hidden])',
  );
  return [...fields].some((field) => field.value.trim() !== '');
}

/** Notes that this page was loaded again for this part; false if it was before, or if nothing can be noted. */
function isFirstTime(message: string): boolean {
  const mark = `${location.pathname} ${message}`;
  if (readLocal(storageNames.reloadedFor, 'sessionStorage') === mark) return false;
  writeLocal(storageNames.reloadedFor, mark, 'sessionStorage');
  return readLocal(storageNames.reloadedFor, 'sessionStorage') === mark;
}

/**
 * Reloads the page, and returns true, if `error` is a chunk that a deploy removed: only once, not without a connection
 * and not over a half-filled form.
 */
export function reloadOnce(error: unknown): boolean {
  const message = missingChunkMessage(error);
  if (message === null || !navigator.onLine || isWriting() || !isFirstTime(message)) return false;
  location.reload();
  return true;
}
