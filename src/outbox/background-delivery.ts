import { storageNames } from '../device/storage-names.ts';
import { registerSync } from '../device/worker-client.ts';
import { within } from '../lib/within.ts';

/** How long the browser may take to agree, in milliseconds. */
const timeoutMs = 1000;

/** Once the browser has agreed it will agree again: nobody has to wait for its answer a second time. */
let hasAgreed = false;

/**
 * Asks the browser to send what waits also when the site is closed, and says whether it will: only then may a form
 * promise it. Never rejects; false where there is no Background Sync, no worker yet, or no answer in time.
 */
export async function arrangeBackgroundDelivery(): Promise<boolean> {
  const answer = registerSync(storageNames.outboxSync).then(
    (agrees) => (hasAgreed = agrees),
    () => (hasAgreed = false),
  );
  return hasAgreed || within(answer, timeoutMs).catch(() => false);
}
