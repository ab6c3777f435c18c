import { createDatabase, valueOf } from '../device/database.ts';
import { storageNames } from '../device/storage-names.ts';
import { insist } from './insist.ts';
import {
  isOnItsWay,
  newRecord,
  type Submission,
  type SubmissionBody,
  type SubmissionRecord,
} from './record.ts';
import { claimed, giveUp, nextToSend, unwanted, waitingAgain, type ClaimContext } from './transitions.ts';

/** Later versions only add: every older one is opened in a test. */
export const databaseVersion = 1;

/** How long a row stays as a receipt once it is sent or discarded, in milliseconds: 30 days. */
export const receiptLifetime = 30 * 24 * 60 * 60 * 1000;

/** What a change makes of a row: another row, `'remove'`, or undefined to leave it alone. */
type Change = (record: SubmissionRecord) => SubmissionRecord | 'remove' | undefined;

export interface ClaimedSubmission {
  readonly record: SubmissionRecord;
  readonly body: SubmissionBody | undefined;
}

export type Store = ReturnType<typeof createStore>;

/**
 * The rows of the outbox over IndexedDB: `records` (key `seq`, unique index `id`) and `bodies` (key `id`). Every call is
 * one strict transaction and resolves when it is on disk; it rejects when storage is full, blocked, gone, or silent for
 * too long (device/database.ts).
 */
export function createStore(factory?: () => IDBFactory) {
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

  /** The last wish to keep a submission, by its id; none once it is withdrawn. */
  const wishes = new Map<string, symbol>();

  const store = {
    /**
     * Adds a submission, or finds the row that stands for it already: the same id, or (newsletter) the same words
     * still waiting. `isPromised`: that row was kept before, and nobody has wanted it back.
     * @param isKept whether the visitor is told that it is kept; else a form waits for the answer
     */
    async add(submission: Submission, now: number, isKept = true) {
      const { id, fields } = submission;
      const wish = Symbol(id);
      wishes.set(id, wish);
      let isPromised = false;
      // Its form was told that it is not kept: then it must not leave behind the visitor's back.
      const undo = () => {
        if (!isPromised && wishes.get(id) === wish) store.withdraw(id, true, now).catch(() => undefined);
      };
      const work = async (rows: Rows): Promise<SubmissionRecord> => {
        const existing = (await rows.find(id)) ?? (await sameSubscription(rows, submission));
        if (!existing) {
          const row = newRecord(submission, now, isKept ? now : null);
          // Both are asked for at once: a transaction that is ended in between would hold one of them only.
          rows.putBody({ id, fields });
          return { ...row, seq: await rows.add(row) };
        }
        const { state, promisedAt } = existing;
        isPromised = promisedAt !== null;
        if (state === 'sent') return existing;
        const record: SubmissionRecord = {
          ...(state === 'sending' ? existing : waitingAgain(existing, now)),
          ifNotSent: 'retry',
          promisedAt: isKept ? now : promisedAt,
        };
        rows.put(record);
        if (state === 'discarded') rows.putBody({ id: record.id, fields });
        return record;
      };
      return { record: await run('readwrite', work, undo), isPromised };
    },
    list: () => run('readonly', (rows) => rows.all()),
    get: (id: string) => run('readonly', (rows) => rows.find(id)),
    body: (id: string) => run('readonly', (rows) => rows.body(id)),
    /** Takes the next one that is due, marks it as being sent, and hands out its body. `ended`: ids of what it gave up. */
    claim: (
      context: ClaimContext,
    ): Promise<{ readonly ended: readonly string[]; readonly next?: ClaimedSubmission }> =>
      run('readwrite', async (rows) => {
        let records = await rows.all();
        const ended: string[] = [];
        for (const record of records) {
          // Its sender is gone, and nobody wants it any more.
          if (record.state === 'sending' && record.ifNotSent !== 'retry' && nextToSend([record], context)) {
            rows.apply(record, giveUp(record, context.now));
            records = records.filter((other) => other !== record);
            ended.push(record.id);
          }
        }
        const next = nextToSend(records, context);
        if (!next) return { ended };
        const record = claimed(next, context);
        rows.put(record);
        return { ended, next: { record, body: await rows.body(record.id) } };
      }),
    /** Changes one row; a row that becomes sent or discarded loses its body at once. @returns the row as it is then */
    change: (id: string, to: Change): Promise<SubmissionRecord | undefined> =>
      run('readwrite', async (rows) => {
        const record = await rows.find(id);
        return record && rows.apply(record, to(record));
      }),
    changeAll: (to: Change): Promise<void> =>
      run('readwrite', async (rows) => {
        for (const record of await rows.all()) rows.apply(record, to(record));
      }),
    /**
     * Takes a row back that nobody wants to be sent any more. When the device does not answer, this rejects and it is
     * tried again, unless the submission is added anew.
     * @param running whether one that is being sent is taken back, too: it goes when its attempt does not succeed
     * @param byVisitor whether also what was promised is taken back, unless it was promised after `now`
     * @returns the row as it is then; undefined when it is gone
     */
    async withdraw(
      id: string,
      running: boolean,
      now: number,
      byVisitor = true,
    ): Promise<SubmissionRecord | undefined> {
      wishes.delete(id);
      const step = () =>
        store.change(id, (record) => {
          const { promisedAt } = record;
          const isKept = byVisitor ? (promisedAt ?? 0) > now : promisedAt !== null;
          const isLeft = isKept || (record.state === 'sending' && !running);
          return isLeft ? undefined : unwanted(record, 'withdraw', now);
        });
      try {
        return await step();
      } catch (error) {
        void insist(step, () => wishes.has(id));
        throw error;
      }
    },
  };
  return store;
}

function upgrade(database: IDBDatabase, oldVersion: number): void {
  if (oldVersion < 1) {
    const records = database.createObjectStore('records', { keyPath: 'seq', autoIncrement: true });
    records.createIndex('id', 'id', { unique: true });
    database.createObjectStore('bodies', { keyPath: 'id' });
  }
}

type Rows = ReturnType<typeof rowsOf>;

/** The two stores within one transaction. */
function rowsOf(transaction: IDBTransaction) {
  const records = transaction.objectStore('records');
  const bodies = transaction.objectStore('bodies');
  return {
    all: () => valueOf(records.getAll() as IDBRequest<SubmissionRecord[]>),
    find: (id: string) => valueOf(records.index('id').get(id) as IDBRequest<SubmissionRecord | undefined>),
    body: (id: string) => valueOf(bodies.get(id) as IDBRequest<SubmissionBody | undefined>),
    /** @returns the new row's `seq` */
    add: async (record: Omit<SubmissionRecord, 'seq'>) => Number(await valueOf(records.add(record))),
    put: (record: SubmissionRecord) => void records.put(record),
    putBody: (body: SubmissionBody) => void bodies.put(body),
    apply(record: SubmissionRecord, to: ReturnType<Change>): SubmissionRecord | undefined {
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
}

/** The same address twice in the newsletter is one subscription, as long as the first still waits. */
async function sameSubscription(rows: Rows, submission: Submission): Promise<SubmissionRecord | undefined> {
  if (submission.kind !== 'newsletter') return undefined;
  const words = JSON.stringify(submission.fields).toLowerCase();
  for (const record of await rows.all()) {
    if (record.kind !== 'newsletter' || !isOnItsWay(record)) continue;
    const body = await rows.body(record.id);
    if (JSON.stringify(body?.fields).toLowerCase() === words) return record;
  }
  return undefined;
}
