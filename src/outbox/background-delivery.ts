import { storageNames } from '../device/storage-names.ts';
import { registerSync } from '../device/worker-client.ts';
import { within } from '../lib/within.ts';
import { attemptDeadline, syncBudget } from './backoff.ts';

/** How long the browser may take to agree, in milliseconds. */
const timeoutMs = 500;

/**
 * Asks the browser to send what waits also when the site is closed, and says whether it will: only then may a form
 * promise it. Never rejects; false where there is no Background Sync, no worker yet, or no answer in time, and for what
 * may take longer than the browser lets a worker send.
 * @param bytes size of the largest body
 */
export async function arrangeBackgroundDelivery(bytes = 0): Promise<boolean> {
  const agrees = await within(registerSync(storageNames.outboxSync), timeoutMs).catch(() => false);
  return agrees && attemptDeadline(bytes) <= syncBudget;
}
