import { useSyncExternalStore } from 'react';
import { waitingListShown } from '../../forms/waiting-list.ts';
import { isOnItsWay, isPending } from '../../outbox/record.ts';
import { fill } from '../../lib/text.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Wrap } from '../../ui/section.tsx';
import { useFormats, useText } from '../../ui/use-text.ts';
import { OutboxPanel } from './outbox-panel.tsx';
import { isStillInForm, useSubmissions } from './use-submissions.ts';
import classes from './waiting-strip.module.css';

/** A line under the header while something waits, to be sent or for the visitor's decision; it opens the list. */
export function WaitingStrip() {
  const text = useText('outbox').outboxText.list;
  const { digits } = useFormats();
  const isOpen = useSyncExternalStore(waitingListShown.subscribe, waitingListShown.get);
  const submissions = useSubmissions();
  const pending = (submissions.records ?? []).filter(
    (record) => isPending(record) && !isStillInForm(record, submissions.readAt),
  );
  const sending = pending.filter(isOnItsWay).length;
  const say = (n: number, one: string, many: string) => n > 0 && fill(n > 1 ? many : one, { n: digits(n) });
  const words = [
    say(sending, text.one, text.count),
    say(pending.length - sending, text.oneRefused, text.countRefused),
  ].filter(Boolean);
  return (
    <>
      {words.length > 0 && (
        <aside className={classes.strip} aria-label={text.title}>
          <Wrap className={classes.line}>
            <button type="button" className={classes.open} onClick={() => waitingListShown.set(true)}>
              <Icon name="outbox" />
              <span>{words.join(', ')}</span>
            </button>
          </Wrap>
        </aside>
      )}
      {isOpen && <OutboxPanel submissions={submissions} onClose={() => waitingListShown.set(false)} />}
    </>
  );
}
