/** What can be sent. The address of each kind is resolved when it is sent (request.ts). */
export type SubmissionKind = 'contact' | 'newsletter' | 'application';

/** One field of a submission. A file is kept as bytes, with its media type: phones lose Blobs in a database. */
export type SubmissionField =
  | { readonly name: string; readonly text: string }
  | {
      readonly name: string;
      readonly file: Readonly<Record<'name' | 'type', string>> & { bytes: ArrayBuffer };
    };

/**
 * Where a submission stands. `sent` and `discarded` are final: their body is gone, the row stays as a receipt.
 * A `sending` that nobody sends any more counts as `waiting`.
 */
type SubmissionState = 'waiting' | 'sending' | 'refused' | 'sent' | 'discarded';

/** Why an attempt failed. `network`, `timeout` and `portal` say nothing about the submission itself. */
export type FailureClass = 'network' | 'timeout' | 'portal' | 'server' | 'throttled' | 'refused';

export interface Failure {
  readonly class: FailureClass;
  /** HTTP status, or null when there was no answer. */
  readonly status: number | null;
  /** What the server said about it, plain text, or null. */
  readonly reason: string | null;
}

/** A row of the store `records`. Times are milliseconds since 1970. */
export interface SubmissionRecord {
  /** Random UUID, made when the form was submitted; travels as the idempotency key and never changes. */
  readonly id: string;
  /** Version of this shape: later ones only add. */
  readonly v: 1;
  readonly kind: SubmissionKind;
  readonly createdAt: number;
  /** Order of sending, given by the database. */
  readonly seq: number;
  readonly state: SubmissionState;
  readonly attempts: number;
  /** Not to be sent before this time, unless the visitor or the network asks for it. */
  readonly nextAt: number;
  /** Not before this time in any case but the visitor's own wish: Retry-After, or a wrong deployment; else 0. */
  readonly notBefore: number;
  readonly lastError: Failure | null;
  /** Whether an attempt ended without an answer after the body had gone. */
  readonly maybeReceived: boolean;
  /** The context (tab or worker) that sends, and until when. */
  readonly lease: { readonly owner: string; readonly until: number } | null;
  /**
   * What to do when the running attempt does not succeed: `withdraw` removes the row, as if never submitted; `keep` leaves
   * it to the visitor, like one that was refused, until its form has taken it back.
   */
  readonly ifNotSent: 'retry' | 'withdraw' | 'keep' | 'discard';
  /**
   * Since when it has been promised to the visitor that it is kept: then only they can have it withdrawn. Null while there
   * is a form alone that waits for the answer; absent in rows of older versions, which may have been promised.
   */
  readonly promisedAt?: number | null | undefined;
  /** Answers that a wrong deployment gives (404 and the like), and when the first of them came. */
  readonly misplaced: { readonly count: number; readonly since: number } | null;
  /** What it is about: the chosen subject, or the title of the job. Absent where there is nothing of the kind. */
  readonly about?: string;
  /**
   * Once a sentence in English, which is still shown of the rows that have one. Now `about`, or else the kind, for an
   * older version in another tab.
   */
  readonly summary: string;
  /** Size of the body in bytes, about. */
  readonly bytes: number;
  /** The HTTP status and the `message` (plain text, or null) of the answer, and when it came. */
  readonly receipt: { readonly status: number; readonly message: string | null; readonly at: number } | null;
}

/** A submission as a form hands it over. */
export interface Submission {
  readonly id: string;
  readonly kind: SubmissionKind;
  /** A value and no words of the site, for the list may be read in another language; no personal data. */
  readonly about?: string;
  readonly fields: readonly SubmissionField[];
}

/** A row of the store `bodies`. */
export type SubmissionBody = Pick<Submission, 'id' | 'fields'>;

/** A random UUID (RFC 9562, version 4), also where `crypto.randomUUID` is missing (plain http on a local network). */
export function newSubmissionId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(36));
  const digitAt = (_: string, place: number) => (Number(bytes[place]) % 16).toString(16);
  return 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replaceAll('x', digitAt);
}

/** The texts of a submission, by the names of their fields. */
export function textsOf(fields: readonly SubmissionField[]): Record<string, string> {
  const texts = fields.filter((field) => 'text' in field);
  return Object.fromEntries(texts.map(({ name, text }) => [name, text]));
}

/** About how many bytes a submission has on the wire: its texts in UTF-8 and its files. */
export function bodySize(fields: readonly SubmissionField[]): number {
  const encoder = new TextEncoder();
  const sizeOf = (field: SubmissionField) =>
    'file' in field ? field.file.bytes.byteLength : encoder.encode(field.text).length;
  return fields.reduce((sum, field) => sum + sizeOf(field), 0);
}

/** A fresh row for a submission; the database adds `seq`. */
export function newRecord(
  { id, kind, about, fields }: Submission,
  now: number,
  promisedAt: number | null = now,
): Omit<SubmissionRecord, 'seq'> {
  return {
    id,
    v: 1,
    kind,
    createdAt: now,
    state: 'waiting',
    attempts: 0,
    nextAt: now,
    notBefore: 0,
    lastError: null,
    maybeReceived: false,
    lease: null,
    ifNotSent: 'retry',
    promisedAt,
    misplaced: null,
    ...(about !== undefined && { about }),
    summary: about ?? kind,
    bytes: bodySize(fields),
    receipt: null,
  };
}

/** Whether a submission will be sent by itself. */
export function isOnItsWay({ state }: Pick<SubmissionRecord, 'state'>): boolean {
  return state === 'waiting' || state === 'sending';
}

/** Whether a submission still has to reach the server, by itself or by the visitor's decision. */
export function isPending({ state }: Pick<SubmissionRecord, 'state'>): boolean {
  return isOnItsWay({ state }) || state === 'refused';
}

/** Whether the visitor has ended it: thrown it away, or taken it back. */
export function isEnded(record: Pick<SubmissionRecord, 'state' | 'ifNotSent'> | undefined): boolean {
  return record?.state === 'discarded' || (record?.state === 'refused' && record.ifNotSent === 'keep');
}
