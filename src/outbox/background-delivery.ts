import { storageNames } from '../device/storage-names.ts';
import { registerSync } from '../device/worker-client.ts';
import { within } from '../lib/within.ts';

/** How long the browser may take to agree, in milliseconds. */
const timeoutMs = 500;

/**
 * Asks the browser to send what waits also when the site is closed, and says whether it will: only then may a form
 * promise it. Never rejects; false where there is no Background Sync, no worker yet, or no answer in time.
 */
export async function arrangeBackgroundDelivery(): Promise<boolean> {
  return within(registerSync(storageNames.outboxSync), timeoutMs).catch(() => false);
}
