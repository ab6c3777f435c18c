import { createHash } from 'node:crypto';
import type { Store } from '../store.ts';
import type { SubmissionName } from './calls.ts';
import { isUploadedFile } from './read-body.ts';
import type { FormFields } from './read-body.ts';

type Claim =
  /** Nobody has this key: store the submission, and in any case release. */
  | 'claimed'
  /** Stored before. */
  | 'repeat'
  /** The same submission is being worked on at this moment. */
  | 'at work'
  /** The key belongs to a submission that says something else. */
  | 'other body';

export type Idempotency = ReturnType<typeof createIdempotency>;

const day = 24 * 60 * 60 * 1000;

/** Submissions may wait on a device for weeks; thirty days is the least, and lines are small. */
const keyLifetimeDays = 90;

/** Printable ASCII, 1 to 255 characters. */
export const keyPattern = /^[\x21-\x7e]{1,255}$/u;

/** @param now milliseconds since the epoch; a test may bring its own clock */
export function createIdempotency(store: Store, now: () => number = Date.now) {
  const atWork = new Map<string, string>();
  return {
    claim(key: string, fingerprint: string): Claim {
      const stored = store.findKey(key, now() - keyLifetimeDays * day);
      const known = stored?.fingerprint ?? atWork.get(key);
      if (known !== undefined && known !== fingerprint) return 'other body';
      if (stored) return 'repeat';
      if (known !== undefined) return 'at work';
      atWork.set(key, fingerprint);
      return 'claimed';
    },
    /** Ends the work on a key, whether its submission was stored or not. */
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
