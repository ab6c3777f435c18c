import { createHash } from 'node:crypto';
import { insert, rows, run } from '../database.ts';
import type { Database } from '../database.ts';
import type { SubmissionName } from './calls.ts';
import { isUploadedFile } from './cv-file.ts';
import type { FormFields } from './read-body.ts';

type Claim =
  /** Nobody has this key: store the submission, then complete, and in any case release. */
  | 'claimed'
  /** Stored before. */
  | 'repeat'
  /** The same submission is being worked on at this moment. */
  | 'at work'
  /** The key belongs to a submission that says something else. */
  | 'other body';

export type Idempotency = ReturnType<typeof createIdempotency>;

const day = 24 * 60 * 60 * 1000;

/** Submissions may wait on a device for weeks; thirty days is the least, and rows are small. */
const keyLifetimeDays = 90;

/** Printable ASCII, 1 to 255 characters. */
export const keyPattern = /^[\x21-\x7e]{1,255}$/u;

/** @param now milliseconds since the epoch; a test may bring its own clock */
export function createIdempotency(database: Database, now: () => number = Date.now) {
  const atWork = new Map<string, string>();
  let nextPruneAt = 0;
  const prune = (time: number): void => {
    if (time < nextPruneAt) return;
    run(database, 'DELETE FROM idempotency_keys WHERE stored_at < ?', time - keyLifetimeDays * day);
    nextPruneAt = time + day;
  };
  return {
    claim(key: string, fingerprint: string): Claim {
      prune(now());
      const sql = 'SELECT fingerprint FROM idempotency_keys WHERE key = ?';
      const [stored] = rows<{ fingerprint: string }>(database, sql, key);
      const known = stored?.fingerprint ?? atWork.get(key);
      if (known !== undefined && known !== fingerprint) return 'other body';
      if (stored) return 'repeat';
      if (known !== undefined) return 'at work';
      atWork.set(key, fingerprint);
      return 'claimed';
    },
    /** Call it inside the transaction that stores the submission. */
    complete(key: string, fingerprint: string): void {
      insert(database, 'idempotency_keys', { key, fingerprint, stored_at: now() });
    },
    /** Ends the work on a key, whether it was completed or not. */
    release(key: string): void {
      atWork.delete(key);
    },
  };
}

/**
 * A hash of what a submission says. Not of its bytes: a client may build the body anew for each attempt, with
 * another multipart boundary or another order of fields, and it is still the same submission.
 */
export function fingerprintOf(name: SubmissionName, fields: FormFields): string {
  const entries = [...fields].sort(([a], [b]) => (a < b ? -1 : 1));
  const hash = createHash('sha256').update(JSON.stringify(name));
  for (const [field, value] of entries) {
    const said = isUploadedFile(value)
      ? [value.name, value.type, createHash('sha256').update(value.bytes).digest('hex')]
      : value;
    hash.update(JSON.stringify([field, said]));
  }
  return hash.digest('hex');
}
