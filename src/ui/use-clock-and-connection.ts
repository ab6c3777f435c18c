import { useSyncExternalStore } from 'react';
import { listen, together } from '../device/listen.ts';

const minute = 60_000;

/** Calls back at the start of each minute, and when a page that slept is shown again. */
function whenMinuteBegins(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const tick = () => {
    clearTimeout(timer);
    timer = setTimeout(tick, minute - (Date.now() % minute));
    onChange();
  };
  tick();
  return together(listen(document, 'visibilitychange', tick), () => clearTimeout(timer));
}

/** Start of the current minute, in milliseconds since 1970; null while prerendering and hydrating. */
export function useMinute(): number | null {
  return useSyncExternalStore<number | null>(
    whenMinuteBegins,
    () => Math.floor(Date.now() / minute) * minute,
    () => null,
  );
}

const whenConnectionChanges = (onChange: () => void) => listen(window, 'online offline', onChange);
const readOnline = () => navigator.onLine;

/** Whether the device has a connection, as far as the browser knows. True in the prerendered page. */
export const useOnline = (): boolean => useSyncExternalStore(whenConnectionChanges, readOnline, () => true);
