import { useEffect, useSyncExternalStore } from 'react';
import { probeServer } from '../../api/http.ts';
import { onAnswerChange, wasLastRequestAnswered } from '../../device/connection.ts';
import { useOnline } from '../../ui/use-online.ts';

/** `unreachable`: the device believes that it has a connection, but the server does not answer. */
export type Connection = 'online' | 'offline' | 'unreachable';

/** What is known of the connection: by the browser's word, and by what became of the last request. */
export function useConnection(): Connection {
  const isOnline = useOnline();
  const isAnswered = useSyncExternalStore(onAnswerChange, wasLastRequestAnswered);
  useProbing(!isAnswered);
  if (!isOnline) return 'offline';
  return isAnswered ? 'online' : 'unreachable';
}

/** The first and the longest pause between two probes, in milliseconds. */
const firstPause = 10_000;
const longestPause = 120_000;

/** Asks a server that does not answer from time to time: on a page that is only read nothing else would. */
function useProbing(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    let pause = firstPause;
    let timer: ReturnType<typeof setTimeout>;
    const probe = () => {
      clearTimeout(timer);
      timer = setTimeout(probe, pause);
      if (!navigator.onLine || document.visibilityState !== 'visible') return;
      pause = Math.min(longestPause, pause * 2);
      void probeServer();
    };
    timer = setTimeout(probe, firstPause);
    addEventListener('online', probe);
    document.addEventListener('visibilitychange', probe);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', probe);
      document.removeEventListener('visibilitychange', probe);
    };
  }, [isNeeded]);
}
