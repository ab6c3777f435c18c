import { vi } from 'vitest';

/** How a database falls silent: `open` is never answered, or another page's transaction never ends. */
type Silence = 'open' | 'transaction';

export type SilentFactory = ReturnType<typeof createSilentFactory>;

/**
 * A factory whose databases fall silent; steps that were begun before are answered.
 * @param stores the object stores that the other page's transaction covers
 */
export function createSilentFactory(real: IDBFactory, stores: readonly string[]) {
  let stepsLeft = Number.POSITIVE_INFINITY;
  let silence: Silence = 'open';
  let isHeld = false;
  const unanswered = new Set<EventTarget>();

  /** What another page does that is suspended in the middle of a transaction. */
  function hold(name: string): void {
    isHeld = true;
    const request = real.open(name);
    request.addEventListener('success', () => {
      const database = request.result;
      const held = stores.filter((store) => database.objectStoreNames.contains(store));
      const [first] = held;
      if (first === undefined) return;
      const transaction = database.transaction(held, 'readwrite');
      const goOn = () => {
        if (isHeld) transaction.objectStore(first).count().addEventListener('success', goOn);
        else database.close();
      };
      goOn();
    });
  }

  const open: IDBFactory['open'] = (name, version) => {
    stepsLeft -= 1;
    if (stepsLeft > 0) return real.open(name, version);
    if (silence === 'open') {
      const request = new EventTarget();
      unanswered.add(request);
      return request as IDBOpenDBRequest;
    }
    if (!isHeld) hold(name);
    return real.open(name, version);
  };
  return {
    factory: { open } as IDBFactory,
    /** Everything is silent from the `step`th time on that a database is opened, counted from now; 1 is the next time. */
    silenceFrom(step: number, how: Silence): void {
      stepsLeft = step;
      silence = how;
    },
    /** Everything answers again. */
    release(): void {
      stepsLeft = Number.POSITIVE_INFINITY;
      isHeld = false;
      for (const request of unanswered) request.dispatchEvent(new Event('error'));
      unanswered.clear();
    },
  };
}

/** Lets faked time pass, and the database of the test do its work meanwhile. */
export async function elapse(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 50) {
    await vi.advanceTimersByTimeAsync(50);
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Lets faked time pass until a promise settles. @returns its value and how many milliseconds that took */
export async function timeOf<Value>(work: Promise<Value>): Promise<{ value: Value; took: number }> {
  const state = { isOver: false };
  const done = work.finally(() => {
    state.isOver = true;
  });
  done.catch(() => undefined);
  let took = 0;
  for (; !state.isOver && took < 60_000; took += 50) await elapse(50);
  if (!state.isOver) throw new Error('No answer within a minute.');
  return { value: await done, took };
}
