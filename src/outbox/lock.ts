import { storageNames } from '../device/storage-names.ts';

export interface Turn {
  /** Whether nobody else can send meanwhile; false where there are no Web Locks. */
  readonly exclusive: boolean;
  /** Aborted when the lock was taken away: another context sends from now on. */
  readonly lost: AbortSignal;
}

interface LockOptions {
  readonly locks: LockManager | undefined;
  /** Ends the waiting. */
  readonly signal?: AbortSignal | undefined;
  /** Asked from time to time while waiting: whether the holder should have been done long ago. */
  readonly isOverdue: () => Promise<boolean>;
}

/** How often a waiting context looks whether the holder is overdue, in milliseconds. */
const overduePoll = 10_000;

/**
 * Runs `task` while holding the sending lock, which all tabs and the worker share. A frozen tab can keep it for
 * ever: then it is taken away. Where there are no Web Locks the task runs at once and the leases alone count.
 * @returns what the task returns; undefined when `signal` ended the waiting
 */
export async function withSendingLock<Value>(
  { locks, signal, isOverdue }: LockOptions,
  task: (turn: Turn) => Promise<Value>,
): Promise<Value | undefined> {
  const lost = new AbortController();
  if (!locks) return task({ exclusive: false, lost: lost.signal });

  const waiting = new AbortController();
  const stopWaiting = () => waiting.abort();
  signal?.addEventListener('abort', stopWaiting, { once: true });
  if (signal?.aborted) stopWaiting();
  let running: Promise<Value> | undefined;
  const run = () => {
    clearInterval(poll);
    running = task({ exclusive: true, lost: lost.signal });
    return running;
  };
  let steal = false;
  const poll = setInterval(async () => {
    const overdue = await isOverdue().catch(() => false);
    if (!overdue || running) return;
    steal = true;
    stopWaiting();
  }, overduePoll);

  try {
    return await locks.request(storageNames.outboxLock, { signal: waiting.signal }, run);
  } catch (error) {
    if (running) {
      // Taken away from us in the middle, or the task itself failed.
      lost.abort();
      return await running;
    }
    if (steal) return await locks.request(storageNames.outboxLock, { steal: true }, run);
    if (waiting.signal.aborted) return undefined;
    throw error;
  } finally {
    clearInterval(poll);
    signal?.removeEventListener('abort', stopWaiting);
  }
}
