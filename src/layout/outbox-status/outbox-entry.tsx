import type { SubmissionRecord } from '../../outbox/record.ts';
import type { InterfaceIconName } from '../../ui/icons/interface-icons.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { EntryActions } from './entry-actions.tsx';
import { entryText } from './entry-text.ts';
import classes from './outbox-entry.module.css';

const kindIcons = { contact: 'mail', newsletter: 'mail', application: 'file-text' } as const;

function iconOf({ state, kind }: SubmissionRecord): InterfaceIconName {
  if (state === 'refused') return 'alert';
  return state === 'sent' ? 'check' : kindIcons[kind];
}

/** One submission of the list: what it is, where it stands, what can be done. */
export function OutboxEntry({
  record,
  now,
  onLeave,
}: {
  record: SubmissionRecord;
  now: number;
  onLeave: () => void;
}) {
  return (
    <li className={classes.entry} data-state={record.state}>
      <Icon name={iconOf(record)} className={classes.icon} />
      <div>
        <p className={classes.title}>{record.summary}</p>
        <p className={classes.state}>{entryText(record, now).join(' ')}</p>
      </div>
      <div className={classes.stitch} />
      {record.state !== 'sent' && <EntryActions record={record} onLeave={onLeave} />}
    </li>
  );
}
