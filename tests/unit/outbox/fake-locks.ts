/** Web Locks in memory: exclusive, first come first served, with `signal` and `steal`. Shared by the contexts of a test. */
export function createLocks(): LockManager {
  let holder: { readonly rob: () => void } | undefined;
  const queue: (() => void)[] = [];
  const next = () => {
    if (!holder) queue.shift()?.();
  };

  function request(_: string, options: LockOptions, task: (lock: Lock | null) => unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const abortError = new DOMException('The lock was not granted or was taken away.', 'AbortError');
      const start = () => {
        const mine = { rob: () => reject(abortError) };
        holder = mine;
        const release = () => {
          if (holder !== mine) return;
          holder = undefined;
          next();
        };
        Promise.resolve(task(null)).then(resolve, reject).finally(release);
      };
      if (options.steal) {
        holder?.rob();
        start();
        return;
      }
      options.signal?.addEventListener('abort', () => {
        const index = queue.indexOf(start);
        if (index === -1) return;
        queue.splice(index, 1);
        reject(abortError);
      });
      queue.push(start);
      next();
    });
  }

  const query = () => Promise.resolve({ held: [], pending: [] });
  return { request: request as LockManager['request'], query };
}
