import { createChannel } from './channel.ts';
import { createDrain, type DrainOptions, type OutboxDependencies } from './drain.ts';
import {
  isEnded,
  isOnItsWay,
  isPending,
  newSubmissionId,
  type Submission,
  type SubmissionRecord,
} from './record.ts';
import { sendOnce } from './send.ts';
import { sentDirectly, stopDirectly } from './send-directly.ts';
import { createStore, receiptLifetime } from './store.ts';
import type { SubmitOptions, SubmitResult } from './await-answer.ts';
import { submitAndWait } from './submit.ts';
import { unwanted, waitingAgain } from './transitions.ts';

/** The shortest time between two times that everything is made due, in milliseconds. */
const sendNowPause = 3000;

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * An outbox for this context (tab, worker or test). What must reach the server is written down before it is sent, and
 * removed only when the server has it.
 */
export function createOutbox(parts: Partial<OutboxDependencies> = {}) {
  const dependencies: OutboxDependencies = {
    store: createStore(),
    send: sendOnce,
    locks: globalThis.navigator?.locks,
    now: Date.now,
    random: Math.random,
    monotonic: () => performance.now(),
    ...parts,
    channel: parts.channel ?? createChannel(),
  };
  const { store, channel, now, monotonic } = dependencies;
  const drain = createDrain(dependencies, newSubmissionId());
  const changed = (id: string) => channel.publish({ type: 'outbox-changed', id });
  let madeDueAt = Number.NEGATIVE_INFINITY;
  let repeat: ReturnType<typeof setTimeout> | undefined;
  let pressedAt = Number.NEGATIVE_INFINITY;

  /**
   * Has a submission sent no more, at the latest when its running attempt has ended: the row itself remembers the wish.
   * @returns the row as it is then; undefined when it is gone
   */
  async function end(id: string, how: 'keep' | 'discard'): Promise<SubmissionRecord | undefined> {
    /** Before the row goes: a form that waits for it would take it for lost, and send it. */
    const tell = (row: SubmissionRecord | undefined) => {
      channel.publish({ type: 'outbox-changed', id, ended: isEnded(row) });
      return row;
    };
    const after = tell(await store.change(id, (row) => unwanted(row, how, now())));
    if (after?.state !== 'sending') return after;
    return new Promise((resolve) => {
      const look = async () => {
        const row = await store.get(id).catch(() => undefined);
        if (row?.state === 'sending') return;
        unsubscribe();
        resolve(tell(row));
      };
      const unsubscribe = channel.subscribe((message) => {
        if (message.id === id) void look();
      });
      // Its sender may be gone: then the drain finds the row and gives it up.
      void drain.run().then(look);
    });
  }

  const outbox = {
    submit: (submission: Submission, options: SubmitOptions) =>
      submitAndWait(submission, options, dependencies, drain),
    /** Keeps a submission to be sent by itself, unless it has arrived meanwhile. @throws when the device cannot keep it */
    async keep(submission: Submission): Promise<Extract<SubmitResult, { outcome: 'sent' | 'kept' }>> {
      const { id } = submission;
      const before = sentDirectly(id);
      if (before) return before;
      const { record } = await store.add(submission, now());
      const arrived = sentDirectly(id);
      // It needs no row any more.
      if (arrived) await store.withdraw(id, false, now()).catch(() => undefined);
      changed(id);
      if (arrived) return arrived;
      if (record.state === 'sent') return { outcome: 'sent', message: record.receipt?.message ?? null };
      stopDirectly(id);
      void drain.run({ first: id });
      return { outcome: 'kept' };
    },
    /** Sends what is due. Never rejects. */
    drain: drain.run,
    /** Makes everything due, what the server has asked to wait only if the visitor wants that, and sends it. */
    async sendAll(options?: DrainOptions, byVisitor = false): Promise<void> {
      const makeDue = (row: SubmissionRecord) => {
        if (row.state !== 'waiting') return undefined;
        return byVisitor ? waitingAgain(row, now()) : { ...row, nextAt: Math.min(row.nextAt, now()) };
      };
      await store.changeAll(makeDue).catch(() => undefined);
      await drain.run(options);
    },
    /** The same, at most every 3 s for the visitor, and for the network: for buttons and events that come in bursts. */
    async sendNow(byVisitor = false): Promise<void> {
      clearTimeout(repeat);
      const pause = (byVisitor ? pressedAt : madeDueAt) + sendNowPause - monotonic();
      if (pause > 0) {
        // The network may be back only now: the last one is made up for.
        repeat = setTimeout(() => void outbox.sendNow(), pause);
        return drain.run();
      }
      madeDueAt = monotonic();
      if (byVisitor) pressedAt = madeDueAt;
      return outbox.sendAll({}, byVisitor);
    },
    /** Makes one record due, a refused one too, and sends it first. */
    async retry(id: string): Promise<void> {
      await store.change(id, (row) =>
        row.state === 'waiting' || row.state === 'refused' ? waitingAgain(row, now()) : undefined,
      );
      changed(id);
      await drain.run({ first: id });
    },
    /** Throws a submission away. While it is being sent, this waits for the outcome: the server may have it first. */
    async discard(id: string) {
      const row = await end(id, 'discard');
      if (!row) return 'gone';
      return row.state === 'sent' ? 'already sent' : 'discarded';
    },
    /**
     * Forgets a submission whose words are back in their form. A running attempt is ended first; meanwhile the row stays,
     * for the server may have it already.
     */
    async takeBack(id: string): Promise<'taken' | 'already sent' | 'gone'> {
      const body = await store.body(id);
      const row = body ? await end(id, 'keep') : await store.get(id);
      if (row?.state === 'sent') return 'already sent';
      if (!body || !row) return 'gone';
      await store.withdraw(id, false, now());
      changed(id);
      return 'taken';
    },
    /** What a visitor wrote, to copy it. */
    read: store.body,
    /** Whether it will be sent by itself; undefined when storage is out of reach. */
    isOnItsWay: (id: string): Promise<boolean | undefined> =>
      store.get(id).then(
        (row) => row !== undefined && isOnItsWay(row),
        () => undefined,
      ),
    /** All rows, oldest first; receipts older than 30 days are dropped. Rejects when storage is out of reach. */
    async list(): Promise<SubmissionRecord[]> {
      const records = await store.list();
      const isOld = (row: SubmissionRecord) =>
        !isPending(row) && now() - (row.receipt?.at ?? row.nextAt) > receiptLifetime;
      if (records.some(isOld)) await store.changeAll((row) => (isOld(row) ? 'remove' : undefined));
      return records.filter((row) => !isOld(row));
    },
    /** Forgets what was sent or discarded: no receipt of it is left on this device. */
    async forgetReceipts(): Promise<void> {
      const receipts = (await store.list()).filter((row) => !isPending(row));
      await store.changeAll((row) => (isPending(row) ? undefined : 'remove'));
      for (const { id } of receipts) changed(id);
    },
    subscribe: channel.subscribe,
    /** Releases lock and attempt: this tab is about to be frozen. */
    release: drain.release,
  };
  return outbox;
}

let shared: Outbox | undefined;

/** The outbox of this tab or worker: one for all who use it. */
export function outbox(): Outbox {
  shared ??= createOutbox();
  return shared;
}
