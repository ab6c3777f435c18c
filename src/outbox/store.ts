import { createDatabase, valueOf } from '../device/database.ts';
import { storageNames } from '../device/storage-names.ts';
import { insist } from './insist.ts';
import { newRecord, type Submission, type SubmissionBody, type SubmissionRecord } from './record.ts';
import { claimed, nextToSend, waitingAgain, withdrawn, type ClaimContext } from './transitions.ts';

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
  /**
   * Takes a row back that nobody wants to be sent any more (`withdrawn`). When the device does not answer, this
   * rejects and it is tried again, unless the submission is added anew.
   * @returns the row as it is then; undefined when it is gone
   */
  withdraw(id: string, running: boolean): Promise<SubmissionRecord | undefined>;
}

/**
 * The store over IndexedDB: `records` (key `seq`, unique index `id`) and `bodies` (key `id`), always written in one
 * strict transaction. Every call rejects when storage is full, blocked, gone, or silent for 3 s.
 */
export function createStore(factory?: () => IDBFactory): Store {
  const database = createDatabase({
    name: storageNames.outboxDatabase,
    version: databaseVersion,
    stores: ['records', 'bodies'],
    durability: 'strict',
    upgrade,
    factory,
  });
  const run = <Value>(
    mode: IDBTransactionMode,
    work: (rows: Rows) => Promise<Value>,
    onLate?: () => void,
  ): Promise<Value> => database.transact(mode, (transaction) => work(rowsOf(transaction)), onLate);

  const change: Store['change'] = (id, to) =>
    run('readwrite', async (rows) => {
      const record = await rows.find(id);
      return record && rows.apply(record, to(record));
    });

  /** The last wish to keep a submission, by its id; none once it is withdrawn. */
  const wishes = new Map<string, symbol>();

  async function withdraw(id: string, running: boolean) {
    wishes.delete(id);
    const step = () => change(id, (record) => withdrawn(record, running));
    try {
      return await step();
    } catch (error) {
      void insist(step, () => wishes.has(id));
      throw error;
    }
  }

  async function add(submission: Submission, now: number) {
    const { id } = submission;
    const wish = Symbol(id);
    wishes.set(id, wish);
    let isNew = false;
    // Its form was told that it is not kept: then it must not leave behind the visitor's back.
    const undo = () => {
      if (isNew && wishes.get(id) === wish) withdraw(id, true).catch(() => undefined);
    };
    return run(
      'readwrite',
      async (rows) => {
        const existing = (await rows.find(id)) ?? (await sameSubscription(rows, submission));
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
        isNew = true;
        const row = newRecord(submission, now);
        // Both are asked for at once: a transaction that is ended in between would hold one of them only.
        rows.putBody({ id, fields: submission.fields });
        const seq = await rows.add(row);
        return { record: { ...row, seq }, existed: false };
      },
      undo,
    );
  }

  return {
    add,
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
    change,
    withdraw,
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

function upgrade(database: IDBDatabase, oldVersion: number): void {
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
