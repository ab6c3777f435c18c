/** Functions that want to be told of one thing. */
export interface Listeners<Arguments extends readonly unknown[] = []> {
  /** @returns the end of the subscription */
  add(listener: (...args: Arguments) => void): () => void;
  tell(...args: Arguments): void;
}

/** An empty set of listeners. */
export function createListeners<Arguments extends readonly unknown[] = []>(): Listeners<Arguments> {
  const listeners = new Set<(...args: Arguments) => void>();
  return {
    add(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell(...args) {
      for (const listener of listeners) listener(...args);
    },
  };
}
