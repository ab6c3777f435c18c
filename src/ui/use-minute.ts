import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../device/when-idle.ts';

const minute = 60_000;

/** Calls back when a minute begins, and when a page that slept comes back. */
function onMinute(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(tick, minute - (Date.now() % minute));
  };
  const tick = () => {
    clearTimeout(timer);
    callback();
    wait();
  };
  wait();
  document.addEventListener('visibilitychange', tick);
  addEventListener('pageshow', tick);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tick);
    removeEventListener('pageshow', tick);
  };
}

/**
 * Start of the current minute, milliseconds since 1970; null while prerendering and hydrating and until the page has
 * time for it.
 */
export function useMinute(): number | null {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    const read = () => startTransition(() => setCount(Math.floor(Date.now() / minute)));
    let stop = whenIdle(() => {
      read();
      stop = onMinute(read);
    });
    return () => stop();
  }, []);
  return count === null ? null : count * minute;
}
