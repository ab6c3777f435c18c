/** The value of a request. */
export function valueOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The request failed.')));
  });
}

/** Resolves when the transaction is on disk: `complete`, not the success of its requests. */
export function completionOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(transaction.error ?? new Error('The transaction was aborted.'));
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', fail);
    transaction.addEventListener('error', fail);
  });
}

/** How long a browser may take to open a database, in milliseconds. Some never answer when storage is broken. */
const openingTime = 4000;

/**
 * Opens a database.
 * @throws when storage is blocked, broken, of a newer version, or does not answer in time
 */
export function openDatabase(
  factory: IDBFactory,
  name: string,
  version: number,
  upgrade: (database: IDBDatabase, transaction: IDBTransaction, oldVersion: number) => void,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name, version);
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      reject(new Error('The database does not open.'));
    }, openingTime);
    request.addEventListener('upgradeneeded', (event) => {
      if (request.transaction) upgrade(request.result, request.transaction, event.oldVersion);
    });
    request.addEventListener('success', () => {
      clearTimeout(timer);
      if (late) request.result.close();
      else resolve(request.result);
    });
    request.addEventListener('error', () => {
      clearTimeout(timer);
      reject(request.error ?? new Error('The database does not open.'));
    });
  });
}
