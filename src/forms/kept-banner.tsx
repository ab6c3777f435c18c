import { outboxText } from '../content/outbox.ts';
import type { SubmissionKind } from '../outbox/record.ts';
import { BannerActions, FormBanner } from './form-banner.tsx';
import { keptText } from './kept-text.ts';
import type { SubmissionNotice } from './use-submission.ts';
import { openWaitingList } from './waiting-list.ts';

const text = outboxText.kept;

/** Says that a submission is on this device and will go by itself; leads to the list and back into the form. */
export function KeptBanner({
  kind,
  notice,
  onTakeBack,
}: {
  kind: SubmissionKind;
  notice: Extract<SubmissionNotice, { kind: 'kept' }>;
  onTakeBack: () => void;
}) {
  return (
    <FormBanner tone="waiting" text={keptText(kind, notice)}>
      <BannerActions>
        <button type="button" onClick={openWaitingList}>
          {text.show}
        </button>
        <button type="button" onClick={onTakeBack}>
          {text.takeBack}
        </button>
      </BannerActions>
    </FormBanner>
  );
}
