import type { SubmissionName } from './calls.ts';
import { rows, run } from '../database.ts';
import type { Database } from '../database.ts';
import { removeCv, storeCv } from './cv-file.ts';
import type { Application, ContactMessage, Subscription } from './submission-rules.ts';

/** What goes with every stored submission. */
export interface Receipt {
  /** ISO 8601, UTC. */
  receivedAt: string;
  idempotencyKey: string | null;
}

/** Something that must be written in the same transaction as the submission, or not at all. */
export type Companion = () => void;

export function storeContactMessage(
  database: Database,
  receipt: Receipt,
  message: ContactMessage,
  companion: Companion,
): void {
  const sql = `INSERT INTO contact_messages
    (received_at, idempotency_key, name, email, phone, subject, message) VALUES (?, ?, ?, ?, ?, ?, ?)`;
  const { name, email, phone, subject, message: text } = message;
  database.transaction(() => {
    run(database, sql, receipt.receivedAt, receipt.idempotencyKey, name, email, phone, subject, text);
    companion();
  })();
}

export function storeSubscription(
  database: Database,
  receipt: Receipt,
  { email }: Subscription,
  companion: Companion,
): void {
  const sql = 'INSERT INTO subscriptions (received_at, idempotency_key, email) VALUES (?, ?, ?)';
  database.transaction(() => {
    run(database, sql, receipt.receivedAt, receipt.idempotencyKey, email);
    companion();
  })();
}

/** Stores the row and, in cvFolder, the file. When the transaction fails, the file goes again. */
export function storeApplication(
  database: Database,
  receipt: Receipt,
  application: Application,
  companion: Companion,
  cvFolder: string,
): void {
  const cv = storeCv(cvFolder, application.cv);
  const sql = `INSERT INTO applications
    (received_at, idempotency_key, job_id, job_type_id, first_name, last_name, email, phone, cover_letter,
     cv_original_name, cv_stored_name, cv_type, cv_size, cv_sha256)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
  const { jobId, jobTypeId, firstName, lastName, email, phone, coverLetter } = application;
  const person = [firstName, lastName, email, phone, coverLetter];
  const file = [cv.originalName, cv.storedName, cv.type, cv.size, cv.sha256];
  try {
    database.transaction(() => {
      run(database, sql, receipt.receivedAt, receipt.idempotencyKey, jobId, jobTypeId, ...person, ...file);
      companion();
    })();
  } catch (error) {
    removeCv(cvFolder, cv.storedName);
    throw error;
  }
}

/** One stored row, under the names of its columns (database.ts). */
export type StoredSubmission = Record<string, string | number | null>;

const tables: Record<SubmissionName, string> = {
  contacts: 'contact_messages',
  subscribers: 'subscriptions',
  jobs: 'applications',
};

/** All that is stored of one kind, oldest first. */
export function listSubmissions(database: Database, name: SubmissionName): StoredSubmission[] {
  return rows<StoredSubmission>(database, `SELECT * FROM ${tables[name]} ORDER BY id`);
}
