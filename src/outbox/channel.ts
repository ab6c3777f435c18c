import { storageNames } from '../device/storage-names.ts';
import { createListeners } from '../lib/listeners.ts';
import type { SubmissionKind } from './record.ts';

/** What the contexts of the outbox tell each other. Nothing of what a visitor wrote is in it. */
export type OutboxMessage =
  /** A row was added, changed or removed: whoever shows the list reads it again. `ended`: because the visitor wants that. */
  | { readonly type: 'outbox-changed'; readonly id: string; readonly ended?: boolean }
  /** A submission has reached the server, which said `reply`. `attended`: a form is showing its success at this moment. */
  | {
      readonly type: 'outbox-sent';
      readonly id: string;
      readonly kind: SubmissionKind;
      readonly attended: boolean;
      readonly reply: string | null;
    };

export type Channel = ReturnType<typeof createChannel>;

/**
 * News between all contexts of this site on this device, and within this one, over BroadcastChannel. Where there is
 * none, this context alone is told; the others see the change when they look the next time (start, visible again).
 */
export function createChannel() {
  const { add: subscribe, tell } = createListeners<[OutboxMessage]>();
  let broadcast: BroadcastChannel | undefined;
  try {
    broadcast = new BroadcastChannel(storageNames.outboxChannel);
  } catch {
    // The browser has none, or forbids it with all storage, as Firefox does.
  }
  const tellOthers = broadcast?.postMessage.bind(broadcast);
  broadcast?.addEventListener('message', ({ data }: MessageEvent<OutboxMessage>) => tell(data));
  return {
    /** Tells everybody, listeners of this context included. */
    publish(message: OutboxMessage): void {
      tell(message);
      tellOthers?.(message);
    },
    subscribe,
  };
}
