import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isFormBegun } from '../../forms/open-forms.ts';
import { summaryOf } from '../../forms/submission-summary.ts';
import { submissionText } from '../../forms/submission-text.ts';
import { formOfOrigin, takeBackInto, type FormOfOrigin } from '../../forms/take-back.ts';
import { loadUnsentDrafts } from '../../forms/unsent-drafts.ts';
import { mailtoHref } from '../../lib/links.ts';
import { outbox } from '../../outbox/outbox.ts';
import type { SubmissionField, SubmissionRecord } from '../../outbox/record.ts';
import { readConfiguration } from '../../outbox/request.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import type { InterfaceIconName } from '../../ui/icons/interface-icons.ts';
import { Question } from '../../ui/question.tsx';
import { StatusNote } from '../../ui/status-note.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useFormats, useText } from '../../ui/use-text.ts';
import { Words } from '../../ui/words.tsx';
import { entryText } from './entry-text.ts';
import classes from './outbox-entry.module.css';

type OutboxEntryProps = { readonly record: SubmissionRecord; readonly onLeave: () => void };

const kindIcons = { contact: 'mail', newsletter: 'mail', application: 'file-text' } as const;
const stateIcons: Readonly<Record<string, InterfaceIconName>> = { refused: 'alert', sent: 'check' };

/** What a submission is, in the language of the page. */
const useSummary = (record: SubmissionRecord) => summaryOf(record, useText('submissions').summaryText);

/** One submission of the list: what it is, where it stands, what can be done. @param now milliseconds since 1970 */
export function OutboxEntry({ record, now, onLeave }: OutboxEntryProps & { readonly now: number }) {
  const { list } = useText('outbox').outboxText;
  const words = { list, formats: useFormats(), isStoredOnce: readConfiguration().idempotencyHeader !== '' };
  const title = useSummary(record);
  return (
    <li className={classes.entry} data-state={record.state}>
      <Icon name={stateIcons[record.state] ?? kindIcons[record.kind]} className={classes.icon} />
      <div>
        <p className={classes.title}>
          <Words text={title} />
        </p>
        <p className={classes.state}>
          <Words text={entryText(record, now, words).join(' ')} />
        </p>
      </div>
      <div className={classes.stitch} />
      {record.state !== 'sent' && <EntryActions record={record} onLeave={onLeave} />}
    </li>
  );
}

/** What can be done with a submission that has not arrived. */
function EntryActions({ record, onLeave }: OutboxEntryProps) {
  const { list: text, replace, form } = useText('outbox').outboxText;
  const deletion = { question: text.deleteQuestion, keep: text.keepIt, confirm: text.deleteConfirm };
  const [asking, setAsking] = useState<'delete' | FormOfOrigin | null>(null);
  const [note, setNote] = useState('');
  const navigate = useNavigate();
  const { id, state } = record;
  const isSending = state === 'sending';

  /** Does something with the device's storage, which may be out of reach. */
  function attempt(action: () => Promise<unknown>, problem: string = text.unavailable): void {
    setNote('');
    action().catch(() => setNote(problem));
  }
  async function takeBackTo({ draft, place }: FormOfOrigin) {
    onLeave();
    await navigate(place);
    const outcome = await takeBackInto(draft, id).catch(() => 'unavailable' as const);
    if (outcome === 'already sent') await showToast({ message: form.alreadySent });
    if (outcome === 'unavailable') await showToast({ message: text.unavailable });
  }
  async function takeBack() {
    const origin = await formOfOrigin(record);
    if (!origin) return setNote(text.unavailable);
    // If storage does not answer, ask anyway, so that a draft is not overwritten.
    if ((await isFormBegun(origin.draft, loadUnsentDrafts)) === false) await takeBackTo(origin);
    else setAsking(origin);
  }
  async function remove() {
    if (isSending) setNote(text.deleteWaits);
    // A note would go with these buttons.
    if ((await outbox().discard(id)) === 'already sent') await showToast({ message: form.alreadySent });
  }
  function confirm() {
    setAsking(null);
    if (asking === 'delete') attempt(remove, text.notDeleted);
    else if (asking) attempt(() => takeBackTo(asking));
  }

  return (
    <div className={classes.actions}>
      <button type="button" aria-disabled={isSending} onClick={() => attempt(() => outbox().retry(id))}>
        {text.tryNow}
      </button>
      {record.kind !== 'newsletter' && (
        <button type="button" onClick={() => attempt(takeBack)}>
          {text.takeBack}
        </button>
      )}
      {state === 'refused' && <RefusedActions record={record} />}
      <button type="button" onClick={() => setAsking('delete')}>
        {text.delete}
      </button>
      {asking && (
        <Question
          {...(asking === 'delete' ? deletion : replace)}
          onKeep={() => setAsking(null)}
          onConfirm={confirm}
        />
      )}
      <StatusNote text={note} className={classes.note} />
    </div>
  );
}

/**
 * Other ways for what the server has refused: copy the text, or send it by e-mail. The text is read beforehand, because
 * Safari lets a page copy only in the moment of the press.
 */
function RefusedActions({ record }: { record: SubmissionRecord }) {
  const { id, kind } = record;
  const { list: text } = useText('outbox').outboxText;
  const { contactForm } = useText('contact');
  const { applicationForm } = useText('career');
  const { firm, uiText } = useText('site');
  const subject = useSummary(record);
  const [fields, setFields] = useState<readonly SubmissionField[]>();
  useEffect(() => {
    // Out of reach: then there is nothing to copy, and the entry still can be tried, taken back or deleted.
    outbox()
      .read(id)
      .then((found) => found && setFields(found.fields))
      .catch(() => undefined);
  }, [id]);
  if (fields === undefined) return null;
  const body = submissionText(fields, { contactForm, applicationForm, newsletter: uiText.newsletter });
  const address = kind === 'application' ? firm.careersEmail : firm.email;
  return (
    <>
      <CopyButton text={body} label={text.copy} copied={text.copied} notCopied={text.notCopied} plain />
      <a href={mailtoHref(address, { subject, body })}>{text.sendByEmail}</a>
    </>
  );
}
