import { missingChunkMessage } from '../lib/missing-chunk.ts';
import { within } from '../lib/within.ts';
import { serverAnswers } from './connection.ts';
import { loadAtLast } from './load-with-retries.ts';
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

/**
 * Whether a reload leads to a page: the worker has it, or the host answers, each within 3 s. In a dead spot the browser
 * believes that it has a connection, and would put its own error page in the place of what can be read.
 */
export async function isSiteReached(): Promise<boolean> {
  if (await askWorker({ type: 'save-page', path: location.pathname }, 3000)) return true;
  try {
    await within(fetch(location.href, { method: 'HEAD', cache: 'no-store' }), 3000);
    return true;
  } catch {
    serverAnswers.set(false);
    return false;
  }
}

const markOf = (error: unknown) => `${location.pathname} ${missingChunkMessage(error)}`;

/** Whether `error` is a chunk that could not be fetched, this page was not reloaded for it yet, and no form is half filled. */
export function mayReload(error: unknown): boolean {
  const isNoted = readLocal(storageNames.reloadedFor, 'sessionStorage') === markOf(error);
  return missingChunkMessage(error) !== null && !isWriting() && !isNoted;
}

/** Reloads the page if that may mend `error`, leads anywhere, and can be noted. @returns whether it does */
export async function reloadOnce(error: unknown): Promise<boolean> {
  if (!(await isSiteReached()) || !mayReload(error)) return false;
  writeLocal(storageNames.reloadedFor, markOf(error), 'sessionStorage');
  if (mayReload(error)) return false;
  location.reload();
  return true;
}

/**
 * Loads a part of the page, however often that fails. Where it fails twice the page is loaded again: a deploy has removed
 * the part, or the browser remembers for this document what it could not have (Firefox). Never rejects.
 */
export async function loadOrReload<Part>(load: () => Promise<Part>): Promise<Part> {
  let hasFailed = false;
  return loadAtLast(async () => {
    try {
      return await load();
    } catch (error) {
      if (hasFailed) await reloadOnce(error);
      hasFailed = true;
      throw error;
    }
  });
}
