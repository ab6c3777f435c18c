/** Functions that want to be told of one thing. */
export function createListeners<Arguments extends readonly unknown[] = []>() {
  const listeners = new Set<(...args: Arguments) => void>();
  return {
    /** @returns the end of the subscription */
    add(listener: (...args: Arguments) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell(...args: Arguments): void {
      for (const listener of listeners) listener(...args);
    },
  };
}

/** A value that several parts show: listeners are told when it has become another one. */
export function createState<Value>(value: Value) {
  const { add: subscribe, tell } = createListeners();
  return {
    get: () => value,
    set(next: Value): void {
      if (next === value) return;
      value = next;
      tell();
    },
    /** @returns the end of the subscription */
    subscribe,
  };
}
