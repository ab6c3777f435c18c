import { within } from '../lib/within.ts';

let register: (() => Promise<boolean>) | undefined;
/** Once the browser has agreed it will agree again: nobody has to wait for its answer a second time. */
let hasAgreed = false;

/**
 * Tells the outbox of this page how to ask the browser for delivery with the site closed.
 * @param provided registers the sync event; returns whether the browser will send
 */
export function provideSyncRegistration(provided: () => Promise<boolean>): void {
  register = provided;
}

/** How long the browser may take to say so, in milliseconds. */
const timeoutMs = 1000;

/**
 * Asks the browser to send what waits also when the site is closed, and says whether it will: only then may a form
 * promise it. Never rejects; false where there is no Background Sync, no worker yet, or no answer in time.
 */
export async function arrangeBackgroundDelivery(): Promise<boolean> {
  if (!register) return false;
  const answer = register().then(
    (agrees) => (hasAgreed = agrees),
    () => (hasAgreed = false),
  );
  return hasAgreed || within(answer, timeoutMs).catch(() => false);
}
