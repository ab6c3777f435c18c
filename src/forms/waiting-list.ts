import { createState } from '../lib/listeners.ts';

/** Whether the layout shows the list of what waits to be sent: a form asks for it, also before the list is loaded. */
export const waitingListShown = createState(false);

/** Whether something waits, or may soon: it is being written. Before that nobody loads what shows it. */
export const waitingListNeeded = createState(false);
