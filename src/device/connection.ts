import { createState } from '../lib/listeners.ts';

/**
 * Whether the last request of this page was answered by the server, whatever it said; true before the first one. There was
 * no answer without a connection, in time, or but somebody else's log-in page. `navigator.onLine` only knows the cable and
 * the radio: behind a dead router, or a network that asks for a log-in, it goes on saying yes.
 */
export const serverAnswers = createState(true);
