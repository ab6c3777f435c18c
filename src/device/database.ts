import { within } from '../lib/within.ts';

/** How long one step on a database may take, in milliseconds. */
const stepTimeoutMs = 3000;

/** The same while an earlier step is still unanswered: who has waited once does not wait as long again. */
const nextStepTimeoutMs = 1000;

let unanswered = 0;

/** The transactions that are under way, each with its connection. */
const running = new Map<IDBTransaction, IDBDatabase>();

/**
 * For a page that is hidden for good: ends its transactions and closes its connections, so that it holds up nobody
 * while it is suspended. What was asked for is still answered and written; a step that would ask for more rejects.
 * Every step asks for all its writes at once, so none is half done. Steps that begin later run as always.
 */
export function releaseDatabases(): void {
  for (const [transaction, database] of running) {
    endUnlessEnded(() => transaction.commit());
    database.close();
  }
}

// A worker is never hidden, and Node has no pages.
if ('document' in globalThis) addEventListener('pagehide', releaseDatabases);

/** Where a database is, and what it holds. */
export interface DatabaseOptions {
  readonly name: string;
  readonly version: number;
  /** The object stores that every transaction covers. */
  readonly stores: readonly string[];
  /** `'strict'`: a transaction is complete when it is on disk, not before. */
  readonly durability?: IDBTransactionDurability;
  readonly upgrade: (database: IDBDatabase, oldVersion: number) => void;
  /** Default: that of the browser, read with every step. */
  readonly factory?: (() => IDBFactory) | undefined;
}

/**
 * A database of this device. Every step opens a connection of its own and closes it: a page or worker that the browser
 * suspends then holds nothing that others wait for, and storage that was removed is simply made anew.
 */
export function createDatabase(options: DatabaseOptions) {
  return {
    /**
     * Runs `work` in one transaction and resolves when it is complete. Rejects when storage is full, blocked or gone,
     * and after 3 s without an answer (1 s while an earlier step is unanswered): the transaction is aborted then.
     * @param onLate called when the transaction completed after its time, too late to be aborted
     */
    async transact<Value>(
      mode: IDBTransactionMode,
      work: (transaction: IDBTransaction) => Value | PromiseLike<Value>,
      onLate?: () => void,
    ): Promise<Value> {
      let isLate = false;
      let transaction: IDBTransaction | undefined;
      const step = async () => {
        const database = await open(options);
        try {
          if (isLate) throw new Error('The database opened too late.');
          const { stores, durability = 'default' } = options;
          transaction = database.transaction(stores, mode, { durability });
          running.set(transaction, database);
          const completion = completionOf(transaction);
          // It is awaited below; without this a failure of the work before would leave it unhandled.
          completion.catch(() => undefined);
          const value = await work(transaction);
          await completion;
          return value;
        } finally {
          if (transaction) running.delete(transaction);
          database.close();
        }
      };
      const done = step();
      try {
        return await within(done, unanswered > 0 ? nextStepTimeoutMs : stepTimeoutMs);
      } catch (error) {
        isLate = true;
        unanswered += 1;
        void done.then(onLate, () => undefined).finally(() => (unanswered -= 1));
        endUnlessEnded(() => transaction?.abort());
        throw error;
      }
    },
  };
}

/** One object store as idb-keyval uses it. Its calls reject as `transact` does. */
export function createKeyValueStore(name: string, store: string) {
  const database = createDatabase({
    name,
    version: 1,
    stores: [store],
    upgrade: (created) => void created.createObjectStore(store),
  });
  return <Value>(
    mode: IDBTransactionMode,
    work: (entries: IDBObjectStore) => Value | PromiseLike<Value>,
  ): Promise<Value> => database.transact(mode, (transaction) => work(transaction.objectStore(store)));
}

/** The value of a request. */
export function valueOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The request failed.')));
  });
}

/** Resolves at `complete`, not at the success of its requests. */
function completionOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(transaction.error ?? new Error('The transaction was aborted.'));
    transaction.addEventListener('complete', () => resolve());
    // An `error` of a request comes before, when the transaction has none yet: a full disk would not be told.
    transaction.addEventListener('abort', fail);
  });
}

function endUnlessEnded(end: () => void): void {
  try {
    end();
  } catch {
    // It is complete, or about to be.
  }
}

async function open({ name, version, upgrade, factory = () => indexedDB }: DatabaseOptions) {
  const request = factory().open(name, version);
  request.addEventListener('upgradeneeded', ({ oldVersion }) => upgrade(request.result, oldVersion));
  return valueOf(request);
}
