import { createChannel, type Channel } from './channel.ts';
import { readConfiguration, type OutboxConfiguration } from './configuration.ts';
import { createDrain, type Drain, type DrainOptions, type DrainSurroundings } from './drain.ts';
import type { OutboxMessage } from './messages.ts';
import {
  isPending,
  newSubmissionId,
  type Submission,
  type SubmissionBody,
  type SubmissionRecord,
} from './record.ts';
import { sendOnce, type Send } from './send.ts';
import { createStore, receiptLifetime, type Store } from './store.ts';
import type { SubmitOptions, SubmitResult } from './submit-result.ts';
import { submitAttended } from './submit.ts';
import { waitingAgain } from './transitions.ts';

/** What a discarding came to. `already sent`: the server had it first. */
type DiscardResult = 'discarded' | 'already sent' | 'gone';

type TakeBackResult =
  | { readonly outcome: 'taken'; readonly record: SubmissionRecord; readonly body: SubmissionBody }
  | { readonly outcome: 'already sent' | 'gone' };

/** What must reach the server: written down before it is sent, and removed only when the server has it. */
export interface Outbox {
  submit(submission: Submission, options: SubmitOptions): Promise<SubmitResult>;
  /** Keeps a submission to be sent by itself. @throws when the device cannot keep it */
  keep(submission: Submission): Promise<void>;
  /** Sends what is due. Never rejects. */
  drain(options?: DrainOptions): Promise<void>;
  /** Makes everything due that the server has not asked to wait, and sends it. */
  sendAll(options?: DrainOptions): Promise<void>;
  /** The same, at most every 3 s: for buttons and events that come in bursts. */
  sendNow(): Promise<void>;
  /** Makes one record due, a refused one too, and sends it first. */
  retry(id: string): Promise<void>;
  /** Throws a submission away. While it is being sent, this waits for the outcome. */
  discard(id: string): Promise<DiscardResult>;
  /** Gives a submission back to its form and forgets it here. A running attempt is ended first. */
  takeBack(id: string): Promise<TakeBackResult>;
  /** What a visitor wrote, to copy it. */
  read(id: string): Promise<SubmissionBody | undefined>;
  /** All rows, oldest first; receipts older than 30 days are dropped. Rejects when storage is out of reach. */
  list(): Promise<SubmissionRecord[]>;
  /** Forgets what was sent or discarded: no receipt of it is left on this device. */
  forgetReceipts(): Promise<void>;
  subscribe(listener: (message: OutboxMessage) => void): () => void;
  /** Lets go of lock and attempt: this tab is about to be frozen. */
  letGo(): void;
}

/** What can be replaced in tests. */
export interface OutboxParts {
  readonly store?: Store;
  readonly channel?: Channel;
  readonly send?: Send;
  readonly configuration?: OutboxConfiguration;
  readonly locks?: LockManager | undefined;
  readonly now?: () => number;
  readonly random?: () => number;
  readonly monotonic?: () => number;
}

/** The shortest time between two times that everything is made due, in milliseconds. */
const sendNowPause = 3000;

/** An outbox for this context (tab, worker or test). */
export function createOutbox(parts: OutboxParts = {}): Outbox {
  const around: DrainSurroundings = {
    store: parts.store ?? createStore(),
    channel: parts.channel ?? createChannel(),
    send: parts.send ?? sendOnce,
    configuration: parts.configuration ?? readConfiguration(),
    locks: 'locks' in parts ? parts.locks : globalThis.navigator?.locks,
    now: parts.now ?? Date.now,
    random: parts.random ?? Math.random,
    monotonic: parts.monotonic ?? (() => performance.now()),
  };
  const { store, channel, now, monotonic } = around;
  const drain = createDrain(around, newSubmissionId());
  const changed = (id: string) => channel.publish({ type: 'outbox-changed', id });
  let madeDueAt = Number.NEGATIVE_INFINITY;

  async function sendAll(options?: DrainOptions): Promise<void> {
    const makeDue = (row: SubmissionRecord) =>
      row.state === 'waiting' ? { ...row, nextAt: Math.min(row.nextAt, now()) } : undefined;
    await store.changeAll(makeDue).catch(() => undefined);
    await drain.run(options);
  }

  return {
    submit: (submission, options) => submitAttended(submission, options, around, drain),
    async keep(submission) {
      await store.add(submission, now());
      changed(submission.id);
      void drain.run({ first: submission.id });
    },
    drain: (options) => drain.run(options),
    sendAll,
    async sendNow() {
      if (monotonic() - madeDueAt < sendNowPause) {
        await drain.run();
        return;
      }
      madeDueAt = monotonic();
      await sendAll();
    },
    async retry(id) {
      await store.change(id, (row) =>
        row.state === 'waiting' || row.state === 'refused' ? waitingAgain(row, now()) : undefined,
      );
      changed(id);
      await drain.run({ first: id });
    },
    discard: (id) => discard(id, around, drain),
    takeBack: (id) => takeBack(id, around, drain),
    read: (id) => store.body(id),
    async list() {
      const records = await store.list();
      const isOld = (row: SubmissionRecord) =>
        (row.state === 'sent' || row.state === 'discarded') &&
        now() - (row.receipt?.at ?? row.nextAt) > receiptLifetime;
      if (records.some(isOld)) {
        await store.changeAll((row) => (isOld(row) ? 'remove' : undefined));
      }
      return records.filter((row) => !isOld(row));
    },
    async forgetReceipts() {
      const receipts = (await store.list()).filter((row) => !isPending(row));
      await store.changeAll((row) => (isPending(row) ? undefined : 'remove'));
      for (const { id } of receipts) changed(id);
    },
    subscribe: (listener) => channel.subscribe(listener),
    letGo: () => drain.letGo(),
  };
}

/** Discards now, or when the running attempt has ended: the row itself remembers the wish. */
async function discard(id: string, around: DrainSurroundings, drain: Drain): Promise<DiscardResult> {
  const after = await around.store.change(id, (row) => {
    if (row.state === 'sending') return { ...row, ifNotSent: 'discard' };
    return row.state === 'waiting' || row.state === 'refused'
      ? { ...row, state: 'discarded', nextAt: around.now() }
      : undefined;
  });
  around.channel.publish({ type: 'outbox-changed', id });
  const end = after?.state === 'sending' ? await attemptEnd(id, around, drain) : after;
  if (!end) return 'gone';
  return end.state === 'sent' ? 'already sent' : 'discarded';
}

async function takeBack(id: string, around: DrainSurroundings, drain: Drain): Promise<TakeBackResult> {
  const { store, channel } = around;
  const [record, body] = [await store.get(id), await store.body(id)];
  if (!record || !body) return { outcome: record?.state === 'sent' ? 'already sent' : 'gone' };
  const after = await store.change(id, (row) => {
    if (row.state === 'sending') return { ...row, ifNotSent: 'withdraw' };
    return row.state === 'waiting' || row.state === 'refused' ? 'remove' : undefined;
  });
  channel.publish({ type: 'outbox-changed', id });
  if (after?.state === 'sending') drain.stopAttempt(id);
  const end = after?.state === 'sending' ? await attemptEnd(id, around, drain) : after;
  if (end) return { outcome: end.state === 'sent' ? 'already sent' : 'gone' };
  return { outcome: 'taken', record, body };
}

/** Waits until nobody sends this row any more. @returns it as it is then; undefined when it is gone */
function attemptEnd(
  id: string,
  { store, channel }: DrainSurroundings,
  drain: Drain,
): Promise<SubmissionRecord | undefined> {
  return new Promise((resolve) => {
    const look = async () => {
      const row = await store.get(id).catch(() => undefined);
      if (row?.state === 'sending') return;
      unsubscribe();
      resolve(row);
    };
    const unsubscribe = channel.subscribe((message) => {
      if (message.id === id) void look();
    });
    // Its sender may be gone: then the drain finds the row and gives it up.
    void drain.run().then(look);
  });
}

let shared: Outbox | undefined;

/** The outbox of this tab or worker: one for all who use it. */
export function outbox(): Outbox {
  shared ??= createOutbox();
  return shared;
}
