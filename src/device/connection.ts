import { createState } from '../lib/listeners.ts';
import { within } from '../lib/within.ts';

/**
 * Whether the last request of this page was answered by the server, whatever it said; true before the first one. There was
 * no answer without a connection, in time, or but somebody else's log-in page. `navigator.onLine` only knows the cable and
 * the radio: behind a dead router, or a network that asks for a log-in, it goes on saying yes.
 */
export const serverAnswers = createState(true);

/** How long the host may take to answer, in milliseconds. */
const answerTime = 3000;

/** Asks the host of the site for the page of the address bar, without its content. Resolves at any answer. @throws without one */
export async function reachHost(): Promise<void> {
  try {
    await within(fetch(location.href, { method: 'HEAD', cache: 'no-store' }), answerTime);
  } catch (error) {
    serverAnswers.set(false);
    throw error;
  }
}
