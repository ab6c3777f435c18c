import { missingChunkMessage } from '../lib/missing-chunk.ts';
import { reachHost } from './connection.ts';
import { readLocal, writeLocal } from './local-storage.ts';
import { storageNames } from './storage-names.ts';
import { askWorker } from './worker-client.ts';

/** Whether the visitor has text in a form of this document that a reload would lose. */
export function isWriting(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'form textarea, form input:not([type=checkbox], [type=radio], [type=hidden])',
  );
  return [...fields].some((field) => field.value.trim() !== '');
}

/** How long the worker may take to answer, in milliseconds. */
const answerTime = 3000;

/**
 * Resolves where a reload leads to a page: the worker has it, or the host answers. In a dead spot the browser believes
 * that it has a connection, and would put its own error page in the place of what can be read.
 */
export async function reachSite(): Promise<void> {
  if (await askWorker({ type: 'save-page', path: location.pathname }, answerTime)) return;
  await reachHost();
}

/** What is noted of a reload for the sake of a part. */
const markOf = (message: string) => `${location.pathname} ${message}`;
const readMark = () => readLocal(storageNames.reloadedFor, 'sessionStorage');

/**
 * Whether a reload may mend `error`: a chunk that a deploy removed, for which this page was not loaded again yet. Not
 * without a connection, and not over a half-filled form.
 */
export function mayReload(error: unknown): boolean {
  const message = missingChunkMessage(error);
  return message !== null && navigator.onLine && !isWriting() && readMark() !== markOf(message);
}

/** Reloads the page if that may mend `error`, the site can be reached, and the reload can be noted. @returns whether it does */
export async function reloadOnce(error: unknown): Promise<boolean> {
  const message = missingChunkMessage(error);
  if (message === null || !mayReload(error)) return false;
  try {
    await reachSite();
  } catch {
    return false;
  }
  // Somebody may have begun to write meanwhile.
  if (!mayReload(error)) return false;
  writeLocal(storageNames.reloadedFor, markOf(message), 'sessionStorage');
  if (mayReload(error)) return false;
  location.reload();
  return true;
}
