/** Registers the sync event with the browser. @returns whether it will send with the site closed */
type RegisterSync = () => Promise<boolean>;

let register: RegisterSync | undefined;
/** Once the browser has agreed it will agree again: nobody has to wait for its answer a second time. */
let hasAgreed = false;

/** Tells the outbox of this page how to ask the browser for delivery with the site closed. */
export function provideSyncRegistration(provided: RegisterSync): void {
  register = provided;
}

/** How long the browser may take to say so, in milliseconds. */
const longestWait = 1000;

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
  if (hasAgreed) return true;
  const tooLate = new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), longestWait);
  });
  return Promise.race([answer, tooLate]);
}
