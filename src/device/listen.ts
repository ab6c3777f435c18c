/**
 * Calls `listener` at each of these events.
 * @param types of events, with spaces between them
 * @returns the end of it
 */
export function listen<Happening extends Event>(
  target: EventTarget,
  types: string,
  listener: (event: Happening) => void,
  options?: AddEventListenerOptions,
): () => void {
  const listening = new AbortController();
  const allOptions = { ...options, signal: listening.signal };
  for (const type of types.split(' '))
    target.addEventListener(type, listener as (event: Event) => void, allOptions);
  return () => listening.abort();
}

/** One end of several things, for an effect that starts them. */
export const together =
  (...ends: readonly (() => void)[]) =>
  () =>
    ends.forEach((end) => end());
