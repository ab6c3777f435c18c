import { useEffect, useState, useSyncExternalStore } from 'react';
import { waitingListShown } from '../../forms/waiting-list.ts';
import { arrangeBackgroundDelivery } from '../../outbox/background-delivery.ts';
import { outbox } from '../../outbox/outbox.ts';
import { isOnItsWay, isPending } from '../../outbox/record.ts';
import { fill } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Wrap } from '../../ui/section.tsx';
import { useFormats, useText } from '../../ui/use-text.ts';
import { OutboxEntry } from './outbox-entry.tsx';
import panel from './outbox-panel.module.css';
import { isStillInForm, useSubmissions } from './use-submissions.ts';
import classes from './waiting-strip.module.css';

const closeList = () => waitingListShown.set(false);

/** A line under the header while something waits, to be sent or for the visitor's decision; it opens the list. */
export function WaitingStrip() {
  const text = useText('outbox').outboxText.list;
  const { digits } = useFormats();
  const isOpen = useSyncExternalStore(waitingListShown.subscribe, waitingListShown.get);
  const submissions = useSubmissions();
  const pending = submissions.known.filter(
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
      {isOpen && <OutboxPanel {...submissions} />}
    </>
  );
}

/** What waits, since when, what happened last, and what can be done: a panel on the right, on phones a sheet. */
function OutboxPanel({ records, readAt }: ReturnType<typeof useSubmissions>) {
  const text = useText('outbox').outboxText.list;
  // Whether this browser sends what waits also when the site is closed; false until it is known.
  const [background, setBackground] = useState(false);
  const onItsWay = (records ?? []).filter(isOnItsWay);
  const bytes = Math.max(0, ...onItsWay.map((record) => record.bytes));
  useEffect(() => void arrangeBackgroundDelivery(bytes).then(setBackground), [bytes]);

  return (
    <Dialog title={text.title} className={panel.panel} contentClassName={panel.content} onClose={closeList}>
      {records && records.length > 0 ? (
        <ul className={panel.list}>
          {records.map((record) => (
            <OutboxEntry key={record.id} record={record} now={readAt} onLeave={closeList} />
          ))}
        </ul>
      ) : (
        <p className={panel.empty}>{records === null ? text.unavailable : text.empty}</p>
      )}
      {onItsWay.length > 0 && (
        <footer className={panel.foot}>
          <p>{background ? text.noteBackground : text.noteOpen}</p>
          <Button variant="quiet" size="sm" onClick={() => void outbox().sendNow(true)}>
            {text.tryAll}
          </Button>
        </footer>
      )}
    </Dialog>
  );
}
