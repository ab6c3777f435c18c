import { createListeners } from '../lib/listeners.ts';

/*
 * What the requests of this page have shown about its connection. `navigator.onLine` only knows the cable and the
 * radio: behind a dead router, or a network that asks for a log-in, it goes on saying yes.
 */

let lastWasAnswered = true;
const changes = createListeners();

function note(wasAnswered: boolean): void {
  if (wasAnswered === lastWasAnswered) return;
  lastWasAnswered = wasAnswered;
  changes.tell();
}

/** The server has answered a request, whatever it said. */
export function noteAnswer(): void {
  note(true);
}

/** A request got no answer of the server: no connection, none in time, or somebody else's log-in page. */
export function noteNoAnswer(): void {
  note(false);
}

/** Whether the last request was answered; true before the first one. */
export function wasLastRequestAnswered(): boolean {
  return lastWasAnswered;
}

/** @returns the end of the subscription */
export const onAnswerChange = changes.add;
