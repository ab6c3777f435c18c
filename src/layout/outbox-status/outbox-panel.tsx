import { outboxText } from '../../content/outbox.ts';
import { isPending } from '../../outbox/record.ts';
import { outbox } from '../../outbox/outbox.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { OutboxEntry } from './outbox-entry.tsx';
import classes from './outbox-panel.module.css';
import { useBackgroundDelivery } from './use-background-delivery.ts';
import type { Submissions } from './use-submissions.ts';

const text = outboxText.list;

/** What waits, since when, what happened last, and what can be done: a panel on the right, on phones a sheet. */
export function OutboxPanel({
  submissions: { records, readAt },
  onClose,
}: {
  submissions: Submissions;
  onClose: () => void;
}) {
  const background = useBackgroundDelivery();

  return (
    <Dialog title={text.title} className={classes.panel} contentClassName={classes.content} onClose={onClose}>
      <Entries records={records} now={readAt} onLeave={onClose} />
      {records?.some(isPending) && (
        <footer className={classes.foot}>
          <p>{background ? text.noteBackground : text.noteOpen}</p>
          <Button look="quiet" size="sm" onClick={() => void outbox().sendNow()}>
            {text.tryAll}
          </Button>
        </footer>
      )}
    </Dialog>
  );
}

function Entries({
  records,
  now,
  onLeave,
}: {
  records: Submissions['records'];
  now: number;
  onLeave: () => void;
}) {
  if (!records || records.length === 0) {
    return <p className={classes.empty}>{records === null ? text.unavailable : text.empty}</p>;
  }
  return (
    <ul className={classes.list}>
      {records.map((record) => (
        <OutboxEntry key={record.id} record={record} now={now} onLeave={onLeave} />
      ))}
    </ul>
  );
}
