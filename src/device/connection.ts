import { createState } from '../lib/listeners.ts';

/**
 * Whether the server answered the last request of this page, whatever it said; true before the first one. `navigator.onLine`
 * only knows the cable and the radio: behind a dead router, or a network that asks for a log-in, it goes on saying yes.
 */
export const serverAnswers = createState(true);
