import { createListeners } from '../lib/listeners.ts';

/*
 * What the requests of this page have shown about its connection. `navigator.onLine` only knows the cable and the
 * radio: behind a dead router, or a network that asks for a log-in, it goes on saying yes.
 */

let lastWasAnswered = true;
const changes = createListeners();

/**
 * Notes what became of a request: the server has answered, whatever it said, or it has not (no connection, no answer in
 * time, or somebody else's log-in page).
 */
export function noteAnswer(wasAnswered: boolean): void {
  if (wasAnswered === lastWasAnswered) return;
  lastWasAnswered = wasAnswered;
  changes.tell();
}

/** Whether the last request was answered; true before the first one. */
export function wasLastRequestAnswered(): boolean {
  return lastWasAnswered;
}

/** @returns the end of the subscription */
export const onAnswerChange = changes.add;
