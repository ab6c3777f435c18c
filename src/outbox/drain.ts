import { isNetworkFailure, type Outcome } from './answer.ts';
import { attemptDeadline, leaseMargin } from './backoff.ts';
import type { Channel } from './channel.ts';
import { insist } from './insist.ts';
import { withSendingLock, type Turn } from './lock.ts';
import type { SubmissionRecord } from './record.ts';
import type { Send } from './send.ts';
import type { ClaimedSubmission, Store } from './store.ts';
import { claimed, giveUp, settled, type ClaimContext } from './transitions.ts';

export interface OutboxDependencies {
  readonly store: Store;
  readonly channel: Channel;
  readonly send: Send;
  readonly locks: LockManager | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A number from 0 (included) to 1. */
  readonly random: () => number;
  /** Milliseconds of a clock that nobody can set. */
  readonly monotonic: () => number;
}

/** Follows one submission of this context while a form waits for it. */
interface Observer {
  /** It is sent from here when the device does not hand it out any more. */
  readonly claimed: ClaimedSubmission;
  /** Told the row after every attempt, before anything else is sent; undefined when the row is gone. */
  settled(record: SubmissionRecord | undefined): Promise<void>;
  /** Whether the visitor sees the form. */
  isShown(): boolean;
  progress(sent: number, total: number): void;
}

export interface DrainOptions {
  /** Id of the submission that is sent before all others. */
  readonly first?: string;
  /** The most milliseconds it may take in all, waiting for the lock included. */
  readonly budget?: number;
}

export type Drain = ReturnType<typeof createDrain>;

/** How long after the end of its lease a running attempt may be before its holder counts as frozen: 60 s. */
const overdueMargin = 60_000;

/** @param owner name of this context (tab or worker) in the leases of what it sends */
export function createDrain(dependencies: OutboxDependencies, owner: string) {
  const { store, channel, send, locks, now, monotonic, random } = dependencies;
  const observers = new Map<string, Observer>();
  let current: Promise<void> | undefined;
  let askedAgain: DrainOptions | undefined;
  let first: string | undefined;
  let attempt: { readonly id: string; readonly controller: AbortController } | undefined;
  let stopRun: (() => void) | undefined;
  let seenLeases = '';
  let seenSince = 0;

  async function isOverdue(): Promise<boolean> {
    // One of them is being sent; the others may have been left by senders that are gone.
    const running = (await store.list()).filter(({ state }) => state === 'sending');
    const leases = JSON.stringify(running.map(({ id, lease }) => [id, lease]));
    if (seenLeases !== leases) seenSince = monotonic();
    seenLeases = leases;
    const largest = Math.max(0, ...running.map(({ bytes }) => bytes));
    const limit = attemptDeadline(largest) + leaseMargin + overdueMargin;
    return running.length > 0 && monotonic() - seenSince > limit;
  }

  /** @returns whether to go on with the next one */
  async function sendOne({ record, body }: ClaimedSubmission, stop: AbortSignal): Promise<boolean> {
    channel.publish({ type: 'outbox-changed', id: record.id });
    const controller = new AbortController();
    const { signal } = controller;
    attempt = { id: record.id, controller };
    const outcome: Outcome = body
      ? await send(record, body.fields, {
          deadline: attemptDeadline(record.bytes),
          signal,
          onProgress: observers.get(record.id)?.progress,
        })
      : { kind: 'refused', status: 0, reason: null };
    attempt = undefined;
    await writeOutcome(record, outcome, signal.aborted, stop);
    return !isNetworkFailure(outcome) && !signal.aborted;
  }

  async function writeOutcome(
    record: SubmissionRecord,
    outcome: Outcome,
    stopped: boolean,
    stop: AbortSignal,
  ): Promise<void> {
    const settle = (row: SubmissionRecord): SubmissionRecord => {
      const after = settled(row, outcome, now(), random());
      // Ended by ourselves: that says nothing about the network.
      return stopped && outcome.kind === 'retry' ? { ...after, nextAt: now() } : after;
    };
    const write = () =>
      store.change(record.id, (row) => {
        const isOurs = row.lease?.owner === owner && row.lease.until === record.lease?.until;
        // Sent from memory, because the device did not hand it out: nobody has claimed it.
        const isUnclaimed = row.state === 'waiting' && row.attempts === record.attempts - 1;
        if (!isUnclaimed && !(row.state === 'sending' && isOurs)) return undefined;
        if (outcome.kind !== 'sent' && row.ifNotSent !== 'retry') return giveUp(row, now());
        // What the visitor has wanted meanwhile stands in the row.
        const { ifNotSent, promisedAt } = row;
        return settle({ ...record, ifNotSent, promisedAt });
      });
    try {
      // Its row may be gone with the site's data, but what the server has is sent.
      await tell(record.id, (await write()) ?? (outcome.kind === 'sent' ? settle(record) : undefined));
    } catch {
      // What the server said is known: a form does not wait for the device to write it down.
      await tell(record.id, settle(record));
      await insist(write, () => stop.aborted || now() > (record.lease?.until ?? 0));
    }
    channel.publish({ type: 'outbox-changed', id: record.id });
  }

  async function tell(id: string, after: SubmissionRecord | undefined): Promise<void> {
    const observer = observers.get(id);
    if (after?.state === 'sent') {
      const reply = after.receipt?.message ?? null;
      const attended = observer?.isShown() ?? false;
      channel.publish({ type: 'outbox-sent', id, kind: after.kind, attended, reply });
    }
    await observer?.settled(after);
  }

  /** The next one to send: from the device or, when that does not answer, the one whose form waits for it. */
  async function claimNext(context: ClaimContext): Promise<ClaimedSubmission | undefined> {
    try {
      const { ended, next } = await store.claim(context);
      for (const id of ended) channel.publish({ type: 'outbox-changed', id });
      return next;
    } catch (error) {
      const own = observers.get(context.first ?? '')?.claimed;
      if (!own) throw error;
      return { record: claimed(own.record, context), body: own.body };
    }
  }

  async function sendAll(turn: Turn, endsAt: number, stop: AbortSignal): Promise<void> {
    turn.lost.addEventListener('abort', stopAttempt);
    for (;;) {
      const wanted = first;
      first = undefined;
      const next = await claimNext({
        now: now(),
        owner,
        exclusive: turn.exclusive,
        first: wanted,
        timeLeft: endsAt - now(),
      });
      if (!next || stop.aborted || turn.lost.aborted) return;
      if (!(await sendOne(next, stop))) return;
    }
  }

  async function start({ budget = Number.POSITIVE_INFINITY }: DrainOptions): Promise<void> {
    const stop = new AbortController();
    stop.signal.addEventListener('abort', stopAttempt);
    const endsAt = now() + budget;
    const released = new Promise<void>((resolve) => {
      stopRun = () => {
        stop.abort();
        resolve();
      };
    });
    const timer = Number.isFinite(budget) ? setTimeout(() => stop.abort(), budget) : undefined;
    try {
      await withSendingLock({ locks, signal: stop.signal, isOverdue }, (turn) =>
        // A frozen tab runs nothing any more: the lock may not wait for what it still has to write.
        Promise.race([sendAll(turn, endsAt, stop.signal), released]),
      );
    } catch {
      // Storage is gone or broken: what is there is tried at the next occasion.
    } finally {
      clearTimeout(timer);
      stopRun = undefined;
    }
  }

  async function runUntilNobodyAsks(options: DrainOptions): Promise<void> {
    for (let next: DrainOptions | undefined = options; next; next = askedAgain) {
      askedAgain = undefined;
      await start(next);
    }
    current = undefined;
  }

  function stopAttempt(): void {
    attempt?.controller.abort();
  }

  // Taken back while it is being sent here, by this context or another.
  channel.subscribe(async ({ id }) => {
    if (attempt?.id !== id) return;
    const row = await store.get(id).catch(() => undefined);
    if (row?.ifNotSent === 'keep' && attempt?.id === id) stopAttempt();
  });

  return {
    /** Sends what is due until nothing is, or until the network fails. One run at a time; never rejects. */
    run(options: DrainOptions = {}): Promise<void> {
      if (options.first !== undefined) ({ first } = options);
      if (current) askedAgain = options;
      else current = runUntilNobodyAsks(options);
      return current;
    },
    observers,
    /** The submission whose form was told that its attempt goes on. */
    silentId: undefined as string | undefined,
    /** Ends the attempt for this submission. @returns whether this context was making it */
    stopAttempt(id: string | undefined): boolean {
      const isOurs = attempt !== undefined && attempt.id === id;
      if (isOurs) stopAttempt();
      return isOurs;
    },
    /** Releases lock and attempt at once: this tab is about to be frozen. */
    release: () => stopRun?.(),
  };
}
