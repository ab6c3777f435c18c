import { createState } from '../lib/listeners.ts';

/** Whether the layout shows what waits to be sent: a form asks for it, also before the list is loaded. */
export const waitingListShown = createState(false);
