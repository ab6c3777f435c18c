import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { formatFileSize } from '../lib/file-size.ts';
import { fill } from '../lib/text.ts';
import type { SubmissionKind } from '../outbox/record.ts';
import { Question } from '../ui/question.tsx';
import { useOnline } from '../ui/use-clock-and-connection.ts';
import { useFormats, useText } from '../ui/use-text.ts';
import { BannerActions, FormBanner } from './form-banner.tsx';
import { keptText } from './kept-text.ts';
import { takeBackInto } from './take-back.ts';
import type { DraftControl } from './use-draft.ts';
import type { OutboxForm } from './use-outbox-form.ts';
import type { SubmissionNotice } from './use-submission.ts';
import { waitingListShown } from './waiting-list.ts';

interface FormNoticeProps<Values extends object> {
  readonly outboxForm: OutboxForm<Values>;
  readonly kind: SubmissionKind;
  readonly success: string;
  readonly failure: string;
  /** What else is said of a submission that has failed. */
  readonly children?: ReactNode;
}

/** The banner above a form: what became of the last try, or of an earlier draft. */
export function FormNotice<Values extends object>(props: FormNoticeProps<Values>) {
  const text = useText('outbox').outboxText.form;
  const { notice } = props.outboxForm.submission;
  switch (notice?.outcome) {
    case 'sent':
      return <FormBanner tone="sent" text={props.success} />;
    case 'kept':
      return <KeptBanner {...props} notice={notice} />;
    case 'failed':
      return (
        <FormBanner tone="failed" text={props.failure}>
          {props.children}
        </FormBanner>
      );
    case 'cannot keep':
      return <FormBanner key={notice.outcome} tone="failed" text={text.cannotKeep} />;
    case 'no room':
      return <NoRoomBanner key={notice.outcome} notice={notice} />;
    case 'cancelled':
      return <FormBanner tone="note" text={text.cancelled} />;
    default:
      return <DraftNotice draft={props.outboxForm.draft} />;
  }
}

type Notice<Outcome> = Extract<SubmissionNotice, { outcome: Outcome }>;

function NoRoomBanner({ notice: { needed, free } }: { notice: Notice<'no room'> }) {
  const text = useText('outbox').outboxText.form;
  const formats = useFormats();
  const sizes = { size: formatFileSize(needed, formats), free: formatFileSize(free ?? 0, formats) };
  return (
    <FormBanner tone="failed" text={fill(free === null ? text.noRoom : text.noRoomFree, sizes)}>
      <p>{text.noRoomHint}</p>
      <BannerActions>
        <Link to="/stored-on-this-device">{text.seeStored}</Link>
      </BannerActions>
    </FormBanner>
  );
}

/** Says that a draft is back, and offers another one that is kept beside it. */
function DraftNotice({ draft }: { draft: DraftControl }) {
  const text = useText('outbox').outboxText.form;
  if (!draft.restored && !draft.hasOther) return null;
  return (
    <FormBanner tone="note" text={draft.restored ? text.draftRestored : text.otherDraft} takesFocus={false}>
      {draft.restored && draft.hasOther && <p>{text.otherDraft}</p>}
      {draft.hasOther && (
        <BannerActions>
          <button type="button" onClick={draft.showOther}>
            {text.showOtherDraft}
          </button>
        </BannerActions>
      )}
    </FormBanner>
  );
}

/** Says that a submission is on this device and will go by itself; leads to the list and back into the form. */
function KeptBanner<Values extends object>({
  outboxForm: { form, submission, draftName },
  kind,
  notice,
}: FormNoticeProps<Values> & { notice: Notice<'kept'> }) {
  const { kept, list, replace } = useText('outbox').outboxText;
  const offline = !useOnline();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState('');

  async function takeBack() {
    setAsking(false);
    try {
      const outcome = await takeBackInto(draftName, notice.id);
      if (outcome !== 'taken')
        submission.dismiss(outcome === 'gone' ? null : { outcome: 'sent', message: null });
    } catch {
      setProblem(list.unavailable);
    }
  }
  return (
    <FormBanner tone="waiting" text={keptText(kind, { ...notice, offline }, kept)}>
      <BannerActions>
        <button type="button" onClick={() => waitingListShown.set(true)}>
          {kept.show}
        </button>
        <button type="button" onClick={() => (form.isBegun ? setAsking(true) : void takeBack())}>
          {kept.takeBack}
        </button>
      </BannerActions>
      {isAsking && (
        <Question {...replace} onKeep={() => setAsking(false)} onConfirm={() => void takeBack()} />
      )}
      {problem && <p>{problem}</p>}
    </FormBanner>
  );
}
