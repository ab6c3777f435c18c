import { useEffect, useState } from 'react';
import { arrangeBackgroundDelivery } from '../../outbox/background-delivery.ts';
import { isOnItsWay } from '../../outbox/record.ts';
import { outbox } from '../../outbox/outbox.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useText } from '../../ui/use-text.ts';
import { OutboxEntry } from './outbox-entry.tsx';
import classes from './outbox-panel.module.css';
import type { Submissions } from './use-submissions.ts';

/** What waits, since when, what happened last, and what can be done: a panel on the right, on phones a sheet. */
export function OutboxPanel({
  submissions: { records, readAt },
  onClose,
}: {
  submissions: Submissions;
  onClose: () => void;
}) {
  const text = useText('outbox').outboxText.list;
  // Whether this browser sends what waits also when the site is closed; false until it is known.
  const [background, setBackground] = useState(false);
  const bytes = Math.max(0, ...(records ?? []).filter(isOnItsWay).map((record) => record.bytes));
  useEffect(() => void arrangeBackgroundDelivery(bytes).then(setBackground), [bytes]);

  return (
    <Dialog title={text.title} className={classes.panel} contentClassName={classes.content} onClose={onClose}>
      {records && records.length > 0 ? (
        <ul className={classes.list}>
          {records.map((record) => (
            <OutboxEntry key={record.id} record={record} now={readAt} onLeave={onClose} />
          ))}
        </ul>
      ) : (
        <p className={classes.empty}>{records === null ? text.unavailable : text.empty}</p>
      )}
      {records?.some(isOnItsWay) && (
        <footer className={classes.foot}>
          <p>{background ? text.noteBackground : text.noteOpen}</p>
          <Button variant="quiet" size="sm" onClick={() => void outbox().sendNow(true)}>
            {text.tryAll}
          </Button>
        </footer>
      )}
    </Dialog>
  );
}
