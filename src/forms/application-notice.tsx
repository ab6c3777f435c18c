import { Link } from '@tanstack/react-router';
import { applicationForm } from '../content/career.ts';
import { outboxText } from '../content/outbox.ts';
import { storagePage } from '../content/pages.ts';
import { formatFileSize } from '../lib/file-size.ts';
import { fill } from '../lib/text.ts';
import type { ApplicationValues } from './application-schema.ts';
import { DraftNotice } from './draft-notice.tsx';
import { BannerActions, FormBanner } from './form-banner.tsx';
import { KeptBanner } from './kept-banner.tsx';
import type { OutboxForm } from './use-outbox-form.ts';

const text = outboxText.form;

/** The banner above the application form. */
export function ApplicationNotice({
  form,
  submission,
  draft,
  draftName,
  keep,
}: OutboxForm<ApplicationValues>) {
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
                <button type="button" onClick={keep}>
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
      return <DraftNotice draft={draft} />;
  }
}

function noRoomText({ needed, free }: { readonly needed: number; readonly free: number | null }): string {
  const size = formatFileSize(needed);
  return free === null
    ? fill(text.noRoom, { size })
    : fill(text.noRoomFree, { size, free: formatFileSize(free) });
}
