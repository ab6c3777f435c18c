import { createListeners } from '../lib/listeners.ts';

let isOpen = false;
const changes = createListeners();

/** Whether the layout shows what waits to be sent: a form asks for it, also before the list is loaded. */
export const isWaitingListOpen = () => isOpen;
export const onWaitingListChange = changes.add;

export function showWaitingList(isShown: boolean): void {
  isOpen = isShown;
  changes.tell();
}
