import { useRouterState } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { Texts } from '../../content/texts.ts';
import { listDates, type ListDates } from '../../api/list-dates.ts';
import { probeServer } from '../../api/http.ts';
import { serverAnswers } from '../../device/connection.ts';
import { listen, together } from '../../device/listen.ts';
import { pictureAtLast } from '../../device/load-with-retries.ts';
import { dateInDhaka } from '../../lib/dates.ts';
import type { Formats } from '../../lib/formats.ts';
import { fill } from '../../lib/text.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { OutboundLinks } from '../outbound-links/outbound-links.tsx';
import { useOnline } from '../../ui/use-clock-and-connection.ts';
import classes from './connection-line.module.css';
import { useFormats, useText } from '../../ui/use-text.ts';

/** `unreachable`: the device believes that it has a connection, but the server does not answer. */
type Connection = 'online' | 'offline' | 'unreachable';

/** Says that there is no connection and what that means here, in the place of what is of no use then: nothing moves. */
export function ConnectionLine() {
  const { connectionText } = useText('connection');
  const formats = useFormats();
  const connection = useConnection();
  // Of the page that is shown, not of the one that is being loaded.
  const path = useRouterState({ select: (state) => (state.resolvedLocation ?? state.location).pathname });
  const dates = useSyncExternalStore(listDates.subscribe, listDates.get);
  const live = useLiveness(connection);
  const isShown = connection !== 'online';

  useEffect(insistOnPictures, []);
  // Before the frame that shows the line: it would stand beside what makes room for it, and push the page down.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (isShown) dataset['connection'] = 'none';
    else delete dataset['connection'];
  }, [isShown]);

  return (
    <>
      <div role="status" aria-live={live} className={classes.line}>
        {isShown && (
          <>
            <Icon name="offline" />
            <span>
              <strong>{connectionText[connection]}</strong>{' '}
              <span>{meaningOf(path, dates, connectionText, formats)}</span>
            </span>
          </>
        )}
      </div>
      <OutboundLinks />
    </>
  );
}

/** Polite when the line comes, off once it was spoken: on other pages it says something else and is not repeated. */
function useLiveness(connection: Connection): 'polite' | 'off' {
  const [spoken, setSpoken] = useState<Connection>('online');
  useEffect(() => {
    // A screen reader gets 1.5 s to begin with it.
    const timer = setTimeout(() => setSpoken(connection), connection === 'online' ? 0 : 1500);
    return () => clearTimeout(timer);
  }, [connection]);
  return connection === 'online' || spoken === 'online' ? 'polite' : 'off';
}

/** By the browser's word, and by what became of the last request. */
function useConnection(): Connection {
  const isOnline = useOnline();
  const isAnswered = useSyncExternalStore(serverAnswers.subscribe, serverAnswers.get);
  // A server that does not answer is asked from time to time: on a page that is only read nothing else would.
  useEffect(() => {
    if (isAnswered) return undefined;
    // Between two probes, in milliseconds.
    let pause = 10_000;
    let timer: ReturnType<typeof setTimeout>;
    const probe = () => {
      clearTimeout(timer);
      timer = setTimeout(probe, pause);
      if (!navigator.onLine || document.visibilityState !== 'visible') return;
      pause = Math.min(120_000, pause * 2);
      void probeServer();
    };
    timer = setTimeout(probe, pause);
    return together(listen(window, 'online', probe), listen(document, 'visibilitychange', probe), () =>
      clearTimeout(timer),
    );
  }, [isAnswered]);
  if (!isOnline) return 'offline';
  return isAnswered ? 'online' : 'unreachable';
}

type ConnectionText = Texts['connection']['connectionText'];

const listOf: Readonly<Partial<Record<string, keyof ConnectionText['listFrom']>>> = {
  '/news': 'news',
  '/career': 'jobs',
  '/advertisement': 'advertisements',
};

/** What being without a connection means on the page at `path`. */
export function meaningOf(path: string, dates: ListDates, text: ConnectionText, formats: Formats): string {
  const list = listOf[path];
  if (list) {
    const date = dates[list];
    if (date === undefined) return text.listMissing[list];
    return fill(text.listFrom[list], { date: formats.date(dateInDhaka(date)) });
  }
  if (path === '/contact') return text.contact;
  return path.startsWith('/apply') ? text.application : text.pages;
}

const asked = new WeakSet<Element>();

function askAgain(image: HTMLImageElement): void {
  if (asked.has(image)) return;
  asked.add(image);
  // Portraits and advertisements are replaced by another picture first.
  setTimeout(() => void pictureAtLast(image, () => image.isConnected), 1000);
}

/** Asks again for drawings, and pictures of news, that fell into a dead spot: browsers leave their places empty. */
function insistOnPictures(): void {
  addEventListener('error', ({ target }) => target instanceof HTMLImageElement && askAgain(target), true);
  for (const image of document.images) if (image.complete && !image.naturalWidth) askAgain(image);
}
