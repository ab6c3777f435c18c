import { useEffect, useState } from 'react';
import { listen, together } from '../../device/listen.ts';
import { outbox } from '../../outbox/outbox.ts';
import { isPending, type SubmissionRecord } from '../../outbox/record.ts';

/** A delivered submission is still listed for a day. */
function isShown({ state, receipt }: SubmissionRecord): boolean {
  if (state === 'discarded') return false;
  return state !== 'sent' || Date.now() - (receipt?.at ?? 0) < 24 * 60 * 60 * 1000;
}

/** As long as a form may still be waiting for the answer itself, in milliseconds: its time-out and a little. */
const formTime = 8500;

/**
 * Whether a form is showing this submission's progress at this moment, most likely: it is young, and nothing has gone
 * wrong with it yet. Most submissions are never anything else.
 */
export function isStillInForm({ createdAt, lastError, maybeReceived }: SubmissionRecord, now: number) {
  return lastError === null && !maybeReceived && now >= createdAt && now - createdAt < formTime;
}

/**
 * What waits and what has just gone, oldest first, always as it is; `records` is null when it cannot be read, undefined
 * before it is known. `known` is the last list that could be read. `readAt` in milliseconds since 1970.
 */
export function useSubmissions() {
  const [submissions, setSubmissions] = useState<{
    readonly records?: readonly SubmissionRecord[] | null;
    readonly known: readonly SubmissionRecord[];
    readonly readAt: number;
  }>({ known: [], readAt: 0 });
  useEffect(() => {
    let gone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = async () => {
      const all = await outbox()
        .list()
        .catch(() => null);
      if (gone) return;
      const now = Date.now();
      const records = all && all.filter(isShown);
      setSubmissions(({ known }) => ({ records, known: records ?? known, readAt: now }));
      clearTimeout(timer);
      if (all?.some((record) => isPending(record) && isStillInForm(record, now)))
        timer = setTimeout(read, formTime);
    };
    void read();
    return together(
      outbox().subscribe(() => void read()),
      // Another tab may have changed it where there is no channel between them, or cleared the site's data.
      listen(document, 'visibilitychange', read),
      () => {
        gone = true;
        clearTimeout(timer);
      },
    );
  }, []);
  return submissions;
}
