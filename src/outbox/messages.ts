import type { SubmissionKind } from './record.ts';

/** What the contexts of the outbox tell each other. Nothing of what a visitor wrote is in it. */
export type OutboxMessage =
  /** A row was added, changed or removed: whoever shows the list reads it again. */
  | { readonly type: 'outbox-changed'; readonly id: string }
  /** A submission has reached the server. `attended`: a form is showing its success at this moment. */
  | {
      readonly type: 'outbox-sent';
      readonly id: string;
      readonly kind: SubmissionKind;
      readonly attended: boolean;
    };

/** From a page to the worker: send what waits. */
export interface SendWaitingMessage {
  readonly type: 'outbox-send-waiting';
}

export const sendWaitingMessage: SendWaitingMessage = { type: 'outbox-send-waiting' };

function typeOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined;
}

/** Whether a message from a page asks the worker to send. */
export function isSendWaitingMessage(data: unknown): data is SendWaitingMessage {
  return typeOf(data) === sendWaitingMessage.type;
}

/** Reads what came over the channel; undefined for anything else (another version of the site may speak). */
export function readOutboxMessage(data: unknown): OutboxMessage | undefined {
  const type = typeOf(data);
  return type === 'outbox-changed' || type === 'outbox-sent' ? (data as OutboxMessage) : undefined;
}
