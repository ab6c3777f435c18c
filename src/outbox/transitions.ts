import { isNetworkClass, type Outcome } from './answer.ts';
import {
  attemptDeadline,
  leaseMargin,
  longestPause,
  longestRetryAfter,
  misplacedPause,
  pauseAfter,
} from './backoff.ts';
import { isPending, type Failure, type SubmissionRecord } from './record.ts';

export interface ClaimContext {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly owner: string;
  /** Whether the sending lock is held: then nobody else sends, and whoever claims to is gone. */
  readonly exclusive: boolean;
  readonly first?: string | undefined;
  /** Milliseconds that are left; attempts that may take longer are left to somebody else. */
  readonly timeLeft?: number | undefined;
}

/** Times further ahead than we ever set come from a clock that has since been put back. */
function isPast(time: number, now: number, furthest: number): boolean {
  return time <= now || time > now + furthest;
}

/** Whether a waiting record's time has come. */
function isDue(record: SubmissionRecord, now: number): boolean {
  // What the server asks for is longer, and stands in `notBefore`.
  return isPast(record.nextAt, now, longestPause) && isPast(record.notBefore, now, longestRetryAfter);
}

/** Whether a record says that it is being sent, but nobody does. */
function isAbandoned(record: SubmissionRecord, { now, owner, exclusive }: ClaimContext): boolean {
  if (record.state !== 'sending') return false;
  if (exclusive || record.lease === null || record.lease.owner === owner) return true;
  return isPast(record.lease.until, now, attemptDeadline(record.bytes) + leaseMargin);
}

/**
 * Whether a record goes with one that is due, for the order's sake: the network alone keeps it waiting, and not for long.
 * What fails each time must not hold up the others for ever.
 */
function maySendEarly({ state, lastError, createdAt, notBefore }: SubmissionRecord, now: number): boolean {
  const isCut = lastError === null || isNetworkClass(lastError.class);
  const isYoung = Math.abs(now - createdAt) < longestPause;
  return state === 'waiting' && isYoung && isCut && isPast(notBefore, now, longestRetryAfter);
}

/**
 * The record to send next: the first by name if it is due, else the oldest that is. As soon as one is due, those that
 * wait for the network alone are too, at first, so that they leave in the order in which they were written.
 */
export function nextToSend(
  records: readonly SubmissionRecord[],
  context: ClaimContext,
): SubmissionRecord | undefined {
  const timeLeft = context.timeLeft ?? Number.POSITIVE_INFINITY;
  const due = records.filter(
    (record) => (record.state === 'waiting' && isDue(record, context.now)) || isAbandoned(record, context),
  );
  if (due.length === 0) return undefined;
  const ready = records
    .filter((record) => due.includes(record) || maySendEarly(record, context.now))
    .filter(({ bytes }) => attemptDeadline(bytes) <= timeLeft)
    .sort((a, b) => a.seq - b.seq);
  return ready.find(({ id }) => id === context.first) ?? ready[0];
}

/** The record as it is while it is being sent. */
export function claimed(record: SubmissionRecord, { now, owner }: ClaimContext): SubmissionRecord {
  return {
    ...record,
    state: 'sending',
    attempts: record.attempts + 1,
    // A sending that nobody finished may have arrived.
    maybeReceived: record.maybeReceived || record.state === 'sending',
    lease: { owner, until: now + attemptDeadline(record.bytes) + leaseMargin },
    ifNotSent: 'retry',
  };
}

const misplacedTries = 5;
const misplacedTime = 24 * 60 * 60 * 1000;

/**
 * The record after an attempt.
 * @param random a number from 0 (included) to 1, for the jitter
 */
export function settled(
  record: SubmissionRecord,
  outcome: Outcome,
  now: number,
  random: number,
): SubmissionRecord {
  const free = { ...record, lease: null, nextAt: now, notBefore: 0 };
  if (outcome.kind === 'sent') {
    const { status, message } = outcome;
    return { ...free, state: 'sent', lastError: null, receipt: { status, message, at: now } };
  }
  if (outcome.kind === 'retry') {
    const wait = outcome.retryAfter ?? 0;
    return {
      ...free,
      state: 'waiting',
      lastError: { class: outcome.class, status: outcome.status, reason: null },
      maybeReceived: record.maybeReceived || outcome.maybeReceived,
      nextAt: now + Math.max(wait, pauseAfter(record.attempts, random)),
      notBefore: wait > 0 ? now + wait : 0,
    };
  }
  const lastError: Failure = { class: 'refused', status: outcome.status, reason: outcome.reason };
  if (outcome.kind === 'refused') return { ...free, state: 'refused', lastError };
  const since = record.misplaced?.since ?? now;
  const misplaced = { count: (record.misplaced?.count ?? 0) + 1, since };
  const isGivenUp = misplaced.count >= misplacedTries || now - since >= misplacedTime;
  if (isGivenUp) return { ...free, state: 'refused', lastError, misplaced };
  // Not before that also when the network comes and goes: only the visitor's own wish is sooner.
  const again = now + misplacedPause;
  return { ...free, state: 'waiting', lastError, misplaced, nextAt: again, notBefore: again };
}

/** The record as it waits again because the visitor wants it to. */
export function waitingAgain(record: SubmissionRecord, now: number): SubmissionRecord {
  return {
    ...record,
    state: 'waiting',
    lease: null,
    nextAt: now,
    notBefore: 0,
    misplaced: null,
    ifNotSent: 'retry',
  };
}

/** The record once the visitor is told that it is kept; what they have thrown away or taken back stays so. */
export function promised(record: SubmissionRecord, now: number): SubmissionRecord {
  return { ...record, ...(record.ifNotSent === 'withdraw' && { ifNotSent: 'retry' }), promisedAt: now };
}

/** What becomes of a record whose attempt did not succeed and that nobody wants any more. */
export function giveUp(record: SubmissionRecord, now: number): SubmissionRecord | 'remove' {
  if (record.ifNotSent === 'withdraw') return 'remove';
  const state = record.ifNotSent === 'keep' ? 'refused' : 'discarded';
  return { ...record, state, lease: null, nextAt: now };
}

/** What a row becomes that nobody wants to be sent: while it is being sent, that has to wait for the outcome. */
export function unwanted(
  record: SubmissionRecord,
  how: Exclude<SubmissionRecord['ifNotSent'], 'retry'>,
  now: number,
): SubmissionRecord | 'remove' | undefined {
  if (!isPending(record)) return undefined;
  const marked: SubmissionRecord = { ...record, ifNotSent: how, promisedAt: null };
  return record.state === 'sending' ? marked : giveUp(marked, now);
}

/**
 * When something is due next, milliseconds since 1970; undefined when nothing waits. A record that somebody else
 * sends is due when its lease runs out.
 */
export function nextDueAt(records: readonly SubmissionRecord[]): number | undefined {
  const times = records.flatMap((record) => {
    if (record.state === 'waiting') return [Math.max(record.nextAt, record.notBefore)];
    return record.state === 'sending' && record.lease ? [record.lease.until] : [];
  });
  return times.length === 0 ? undefined : Math.min(...times);
}
