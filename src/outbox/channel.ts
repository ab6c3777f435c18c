import { storageNames } from '../device/storage-names.ts';
import { readOutboxMessage, type OutboxMessage } from './messages.ts';

/** News between all contexts of this site on this device, and within this one. */
export interface Channel {
  /** Tells everybody, listeners of this context included. */
  publish(message: OutboxMessage): void;
  /** @returns the end of the subscription */
  subscribe(listener: (message: OutboxMessage) => void): () => void;
}

/**
 * The channel over BroadcastChannel. Where there is none, this context alone is told; the others see the change when
 * they look the next time (start, visible again).
 */
export function createChannel(): Channel {
  const listeners = new Set<(message: OutboxMessage) => void>();
  const tell = (message: OutboxMessage) => {
    for (const listener of listeners) listener(message);
  };
  const broadcast =
    typeof BroadcastChannel === 'function' ? new BroadcastChannel(storageNames.outboxChannel) : undefined;
  const tellOthers = broadcast?.postMessage.bind(broadcast);
  broadcast?.addEventListener('message', (event: MessageEvent<unknown>) => {
    const message = readOutboxMessage(event.data);
    if (message) tell(message);
  });
  return {
    publish(message) {
      tell(message);
      tellOthers?.(message);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
