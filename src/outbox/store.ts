import { storageNames } from '../device/storage-names.ts';
import { completionOf, openDatabase, valueOf } from './database.ts';
import { newRecord, type Submission, type SubmissionBody, type SubmissionRecord } from './record.ts';
import { claimed, nextToSend, waitingAgain, type ClaimContext } from './transitions.ts';

/** Version of the database. Later versions only add: every older one is opened in a test. */
export const databaseVersion = 1;

/** How long a row stays as a receipt once it is sent or discarded, in milliseconds: 30 days. */
export const receiptLifetime = 30 * 24 * 60 * 60 * 1000;

/** What a change makes of a row: another row, `'remove'`, or undefined to leave it alone. */
type Change = (record: SubmissionRecord) => SubmissionRecord | 'remove' | undefined;

export interface ClaimedSubmission {
  readonly record: SubmissionRecord;
  readonly body: SubmissionBody | undefined;
}

/** The rows of the outbox on this device. Every call is one transaction and resolves when it is on disk. */
export interface Store {
  /**
   * Adds a submission, or finds the row that stands for it already: the same id, or (newsletter) the same words
   * still waiting.
   * @returns the row, and whether it was there before
   */
  add(submission: Submission, now: number): Promise<{ record: SubmissionRecord; existed: boolean }>;
  list(): Promise<SubmissionRecord[]>;
  get(id: string): Promise<SubmissionRecord | undefined>;
  body(id: string): Promise<SubmissionBody | undefined>;
  /** Takes the next one that is due, marks it as being sent, and hands out its body. */
  claim(context: ClaimContext): Promise<ClaimedSubmission | undefined>;
  /** Changes one row; a row that becomes sent or discarded loses its body at once. @returns the row as it is then */
  change(id: string, change: Change): Promise<SubmissionRecord | undefined>;
  changeAll(change: Change): Promise<void>;
}

/**
 * The store over IndexedDB: `records` (key `seq`, unique index `id`) and `bodies` (key `id`), always written in one
 * strict transaction. Every call rejects when storage is full, blocked or gone.
 */
export function createStore(findFactory: () => IDBFactory = () => indexedDB): Store {
  let opened: Promise<IDBDatabase> | undefined;

  async function open(): Promise<IDBDatabase> {
    opened ??= openDatabase(findFactory(), storageNames.outboxDatabase, databaseVersion, upgrade);
    const attempt = opened;
    const forget = () => {
      if (opened === attempt) opened = undefined;
    };
    try {
      const database = await attempt;
      // The visitor has cleared the site's data, or a newer version of the site wants to upgrade.
      database.addEventListener('close', forget);
      database.addEventListener('versionchange', () => {
        forget();
        database.close();
      });
      return database;
    } catch (error) {
      forget();
      throw error;
    }
  }

  async function begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
    const start = (database: IDBDatabase) =>
      database.transaction(['records', 'bodies'], mode, { durability: 'strict' });
    try {
      return start(await open());
    } catch {
      // The connection was closed under us: once more with a new one.
      opened = undefined;
      return start(await open());
    }
  }

  async function run<Value>(mode: IDBTransactionMode, work: (rows: Rows) => Promise<Value>): Promise<Value> {
    const transaction = await begin(mode);
    const completion = completionOf(transaction);
    try {
      const value = await work(rowsOf(transaction));
      await completion;
      return value;
    } catch (error) {
      completion.catch(() => undefined);
      try {
        transaction.abort();
      } catch {
        // It is over already.
      }
      throw error;
    }
  }

  return {
    add: (submission, now) =>
      run('readwrite', async (rows) => {
        const existing = (await rows.find(submission.id)) ?? (await sameSubscription(rows, submission));
        if (existing) {
          if (existing.state === 'sent') return { record: existing, existed: true };
          const record =
            existing.state === 'sending'
              ? { ...existing, ifNotSent: 'retry' as const }
              : waitingAgain(existing, now);
          rows.put(record);
          if (existing.state === 'discarded') rows.putBody({ id: record.id, fields: submission.fields });
          return { record, existed: true };
        }
        const row = newRecord(submission, now);
        const seq = await rows.add(row);
        rows.putBody({ id: submission.id, fields: submission.fields });
        return { record: { ...row, seq }, existed: false };
      }),
    list: () => run('readonly', (rows) => rows.all()),
    get: (id) => run('readonly', (rows) => rows.find(id)),
    body: (id) => run('readonly', (rows) => rows.body(id)),
    claim: (context) =>
      run('readwrite', async (rows) => {
        let records = await rows.all();
        for (const record of records) {
          // Its sender is gone, and nobody wants it any more.
          if (record.state === 'sending' && record.ifNotSent !== 'retry' && nextToSend([record], context)) {
            rows.apply(record, giveUp(record));
            records = records.filter((other) => other !== record);
          }
        }
        const next = nextToSend(records, context);
        if (!next) return undefined;
        const record = claimed(next, context);
        rows.put(record);
        return { record, body: await rows.body(record.id) };
      }),
    change: (id, change) =>
      run('readwrite', async (rows) => {
        const record = await rows.find(id);
        return record && rows.apply(record, change(record));
      }),
    changeAll: (change) =>
      run('readwrite', async (rows) => {
        for (const record of await rows.all()) rows.apply(record, change(record));
      }),
  };
}

/** What becomes of a record whose attempt did not succeed and that nobody wants any more. */
export function giveUp(record: SubmissionRecord): SubmissionRecord | 'remove' {
  return record.ifNotSent === 'withdraw' ? 'remove' : { ...record, state: 'discarded', lease: null };
}

function upgrade(database: IDBDatabase, _transaction: IDBTransaction, oldVersion: number): void {
  if (oldVersion < 1) {
    const records = database.createObjectStore('records', { keyPath: 'seq', autoIncrement: true });
    records.createIndex('id', 'id', { unique: true });
    database.createObjectStore('bodies', { keyPath: 'id' });
  }
}

/** The two stores within one transaction. */
interface Rows {
  all(): Promise<SubmissionRecord[]>;
  find(id: string): Promise<SubmissionRecord | undefined>;
  body(id: string): Promise<SubmissionBody | undefined>;
  /** @returns the new row's `seq` */
  add(record: Omit<SubmissionRecord, 'seq'>): Promise<number>;
  put(record: SubmissionRecord): void;
  putBody(body: SubmissionBody): void;
  apply(record: SubmissionRecord, to: ReturnType<Change>): SubmissionRecord | undefined;
}

function rowsOf(transaction: IDBTransaction): Rows {
  const records = transaction.objectStore('records');
  const bodies = transaction.objectStore('bodies');
  const rows: Rows = {
    all: () => valueOf(records.getAll() as IDBRequest<SubmissionRecord[]>),
    find: (id) => valueOf(records.index('id').get(id) as IDBRequest<SubmissionRecord | undefined>),
    body: (id) => valueOf(bodies.get(id) as IDBRequest<SubmissionBody | undefined>),
    add: async (record) => Number(await valueOf(records.add(record))),
    put: (record) => void records.put(record),
    putBody: (body) => void bodies.put(body),
    apply(record, to) {
      if (to === undefined) return record;
      if (to === 'remove') {
        records.delete(record.seq);
        bodies.delete(record.id);
        return undefined;
      }
      records.put(to);
      if (to.state === 'sent' || to.state === 'discarded') bodies.delete(to.id);
      return to;
    },
  };
  return rows;
}

/** The same address twice in the newsletter is one subscription, as long as the first still waits. */
async function sameSubscription(rows: Rows, submission: Submission): Promise<SubmissionRecord | undefined> {
  if (submission.kind !== 'newsletter') return undefined;
  const words = JSON.stringify(submission.fields).toLowerCase();
  for (const record of await rows.all()) {
    if (record.kind !== 'newsletter' || (record.state !== 'waiting' && record.state !== 'sending')) continue;
    const body = await rows.body(record.id);
    if (JSON.stringify(body?.fields).toLowerCase() === words) return record;
  }
  return undefined;
}
