import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { firm } from '../../content/firm.ts';
import { outboxText } from '../../content/outbox.ts';
import { submissionText } from '../../forms/submission-text.ts';
import { mailtoHref } from '../../lib/links.ts';
import { outbox } from '../../outbox/outbox.ts';
import type { SubmissionRecord } from '../../outbox/record.ts';
import type { InterfaceIconName } from '../../ui/icons/interface-icons.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { entryText } from './entry-text.ts';
import classes from './outbox-entry.module.css';
import { takeBackIntoForm } from './take-back.ts';

const text = outboxText.list;

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

function EntryActions({ record, onLeave }: { record: SubmissionRecord; onLeave: () => void }) {
  const [asking, setAsking] = useState(false);
  const [note, setNote] = useState<string | null>(null);
  const navigate = useNavigate();
  const { id, state } = record;
  const isFree = state === 'waiting' || state === 'refused';

  async function takeBack() {
    const place = await takeBackIntoForm(record);
    if (!place) return;
    onLeave();
    await navigate(place);
  }
  async function copy() {
    const body = await outbox().read(id);
    if (!body) return;
    await navigator.clipboard.writeText(submissionText(body.fields));
    setNote(text.copied);
  }
  async function mail() {
    const body = await outbox().read(id);
    if (!body) return;
    const address = record.kind === 'application' ? firm.careersEmail : firm.email;
    location.href = mailtoHref(address, { subject: record.summary, body: submissionText(body.fields) });
  }
  async function remove() {
    setAsking(false);
    if (!isFree) setNote(text.deleteWaits);
    if ((await outbox().discard(id)) === 'already sent') setNote(outboxText.form.alreadySent);
  }

  if (asking) return <DeleteQuestion onDelete={() => void remove()} onKeep={() => setAsking(false)} />;
  return (
    <div className={classes.actions}>
      {isFree && (
        <button type="button" onClick={() => void outbox().retry(id)}>
          {text.tryNow}
        </button>
      )}
      {isFree && record.kind !== 'newsletter' && (
        <button type="button" onClick={() => void takeBack()}>
          {text.takeBack}
        </button>
      )}
      {state === 'refused' && (
        <>
          <button type="button" onClick={() => void copy()}>
            {text.copy}
          </button>
          <button type="button" onClick={() => void mail()}>
            {text.sendByEmail}
          </button>
        </>
      )}
      <button type="button" onClick={() => setAsking(true)}>
        {text.delete}
      </button>
      {note !== null && (
        <span role="status" className={classes.question}>
          {note}
        </span>
      )}
    </div>
  );
}

function DeleteQuestion({ onDelete, onKeep }: { onDelete: () => void; onKeep: () => void }) {
  const keep = useRef<HTMLButtonElement>(null);
  // The button that had the focus is gone; the harmless answer takes it.
  useEffect(() => keep.current?.focus(), []);
  return (
    <div className={classes.actions}>
      <p className={classes.question}>{text.deleteQuestion}</p>
      <button ref={keep} type="button" onClick={onKeep}>
        {text.keepIt}
      </button>
      <button type="button" onClick={onDelete}>
        {text.deleteConfirm}
      </button>
    </div>
  );
}
