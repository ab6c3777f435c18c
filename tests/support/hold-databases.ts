/**
 * To be run in a page of the site's origin: opens the site's databases and begins a transaction on each that does not
 * end, as that of a suspended page. `window.heldDatabases` says how many are held.
 */
export const holdDatabases = `(() => {
  window.heldDatabases = 0;
  const databases = { outbox: ['records', 'bodies'], drafts: ['drafts'], 'query-cache': ['cache'] };
  for (const [name, stores] of Object.entries(databases)) {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => {
      for (const store of stores) {
        const keys = store === 'records' ? { keyPath: 'seq', autoIncrement: true } : store === 'bodies' ? { keyPath: 'id' } : {};
        const created = opening.result.createObjectStore(store, keys);
        if (store === 'records') created.createIndex('id', 'id', { unique: true });
      }
    };
    opening.onsuccess = () => {
      const transaction = opening.result.transaction(stores, 'readwrite');
      let isHeld = false;
      const goOn = () => {
        if (!isHeld) window.heldDatabases += 1;
        isHeld = true;
        if (window.heldDatabases > 0) transaction.objectStore(stores[0]).count().onsuccess = goOn;
        else opening.result.close();
      };
      goOn();
    };
  }
})()`;

/** Ends what {@link holdDatabases} has begun. */
export const releaseDatabases = 'void (window.heldDatabases = 0)';
