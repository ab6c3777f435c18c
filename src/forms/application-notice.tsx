import { Link } from '@tanstack/react-router';
import { applicationForm } from '../content/career.ts';
import { outboxText } from '../content/outbox.ts';
import { storagePage } from '../content/pages.ts';
import { formatFileSize } from '../lib/file-size.ts';
import { fill } from '../lib/text.ts';
import { outbox } from '../outbox/outbox.ts';
import type { ApplicationValues } from './application-schema.ts';
import { applicationValues } from './application-submission.ts';
import { DraftNotice } from './draft-notice.tsx';
import { BannerActions, FormBanner } from './form-banner.tsx';
import { KeptBanner } from './kept-banner.tsx';
import type { DraftControl } from './use-draft.ts';
import type { Form } from './use-form.ts';
import type { SubmissionControl } from './use-submission.ts';

const text = outboxText.form;

interface ApplicationNoticeProps {
  readonly form: Form<ApplicationValues>;
  readonly submission: SubmissionControl;
  readonly draft: DraftControl;
  /** Whether there is something to keep. */
  readonly isFilled: boolean;
  readonly onKeep: () => void;
}

/** The banner above the application form. */
export function ApplicationNotice({ form, submission, draft, isFilled, onKeep }: ApplicationNoticeProps) {
  const { notice } = submission;
  async function takeBack(id: string) {
    const result = await outbox().takeBack(id);
    if (result.outcome === 'taken') form.fill(applicationValues(result.body.fields).values);
    submission.dismiss(result.outcome === 'already sent' ? { kind: 'sent', message: null } : null);
  }
  switch (notice?.kind) {
    case 'sent':
      return <FormBanner tone="sent" text={notice.message ?? applicationForm.success} />;
    case 'kept':
      return <KeptBanner kind="application" notice={notice} onTakeBack={() => void takeBack(notice.id)} />;
    case 'failed':
      return (
        <FormBanner tone="failed" text={applicationForm.failure}>
          <p>{applicationForm.failureHint}</p>
          {notice.goesOn && <p>{text.stillSending}</p>}
          {!notice.answered && isFilled && (
            <>
              <BannerActions>
                <button type="button" onClick={onKeep}>
                  {text.keepApplication}
                </button>
              </BannerActions>
              <p>{text.keepApplicationNote}</p>
            </>
          )}
        </FormBanner>
      );
    case 'cannot keep':
      return <FormBanner tone="failed" text={text.cannotKeep} />;
    case 'no room':
      return (
        <FormBanner tone="failed" text={noRoomText(notice)}>
          <p>{text.noRoomHint}</p>
          <BannerActions>
            <Link to={storagePage.path}>{text.seeStored}</Link>
          </BannerActions>
        </FormBanner>
      );
    case 'cancelled':
      return <FormBanner tone="note" text={text.cancelled} />;
    default:
      return <DraftNotice draft={draft} />;
  }
}

function noRoomText({ needed, free }: { readonly needed: number; readonly free: number | null }): string {
  const size = formatFileSize(needed);
  return free === null
    ? fill(text.noRoom, { size })
    : fill(text.noRoomFree, { size, free: formatFileSize(free) });
}
