import { Link } from '@tanstack/react-router';
import { applicationForm } from '../content/career.ts';
import { outboxText } from '../content/outbox.ts';
import { storagePage } from '../content/pages.ts';
import { formatFileSize } from '../lib/file-size.ts';
import { fill } from '../lib/text.ts';
import type { ApplicationValues } from './application-schema.ts';
import { BannerActions, FormBanner } from './form-banner.tsx';
import { KeptBanner } from './kept-banner.tsx';
import type { Form } from './use-form.ts';
import type { SubmissionControl } from './use-submission.ts';

const text = outboxText.form;

interface ApplicationNoticeProps {
  readonly form: Form<ApplicationValues>;
  readonly submission: SubmissionControl;
  readonly restored: boolean;
  readonly draftName: string;
  readonly onKeep: () => void;
}

/** The banner above the application form. */
export function ApplicationNotice({ form, submission, restored, draftName, onKeep }: ApplicationNoticeProps) {
  const { notice } = submission;
  switch (notice?.kind) {
    case 'sent':
      return <FormBanner tone="sent" text={notice.message ?? applicationForm.success} />;
    case 'kept':
      return (
        <KeptBanner
          kind="application"
          notice={notice}
          submission={submission}
          draft={draftName}
          isBegun={form.isBegun}
        />
      );
    case 'failed':
      return (
        <FormBanner tone="failed" text={applicationForm.failure}>
          <p>{applicationForm.failureHint}</p>
          {notice.goesOn && <p>{text.stillSending}</p>}
          {!notice.answered && form.isBegun && (
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
      return <FormBanner key={notice.kind} tone="failed" text={text.cannotKeep} />;
    case 'no room':
      return (
        <FormBanner key={notice.kind} tone="failed" text={noRoomText(notice)}>
          <p>{text.noRoomHint}</p>
          <BannerActions>
            <Link to={storagePage.path}>{text.seeStored}</Link>
          </BannerActions>
        </FormBanner>
      );
    case 'cancelled':
      return <FormBanner tone="note" text={text.cancelled} />;
    default:
      return restored && notice === undefined ? (
        <FormBanner tone="note" text={text.draftRestored} takesFocus={false} />
      ) : null;
  }
}

function noRoomText({ needed, free }: { readonly needed: number; readonly free: number | null }): string {
  const size = formatFileSize(needed);
  return free === null
    ? fill(text.noRoom, { size })
    : fill(text.noRoomFree, { size, free: formatFileSize(free) });
}
