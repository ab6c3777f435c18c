import { createListeners } from '../lib/listeners.ts';

const openers = createListeners();

/** Asks the layout to show what waits to be sent. */
export const openWaitingList = openers.tell;

/** Calls back when somebody asks for the list. @returns the end of the subscription */
export const onOpenWaitingList = openers.add;
