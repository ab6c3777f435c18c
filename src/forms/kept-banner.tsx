import { useState } from 'react';
import { outboxText } from '../content/outbox.ts';
import type { SubmissionKind } from '../outbox/record.ts';
import { Question } from '../ui/question.tsx';
import { BannerActions, FormBanner } from './form-banner.tsx';
import { keptText } from './kept-text.ts';
import { takeBackInto } from './take-back.ts';
import type { SubmissionControl, SubmissionNotice } from './use-submission.ts';
import { openWaitingList } from './waiting-list.ts';

const { kept: text, replace } = outboxText;

interface KeptBannerProps {
  readonly kind: SubmissionKind;
  readonly notice: Extract<SubmissionNotice, { kind: 'kept' }>;
  readonly submission: SubmissionControl;
  /** Name of the form's draft. */
  readonly draft: string;
  /** Whether the visitor has begun another one in the form below. */
  readonly isBegun: boolean;
}

/** Says that a submission is on this device and will go by itself; leads to the list and back into the form. */
export function KeptBanner({ kind, notice, submission, draft, isBegun }: KeptBannerProps) {
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState('');

  async function takeBack() {
    setAsking(false);
    try {
      const outcome = await takeBackInto(draft, notice.id);
      if (outcome !== 'taken')
        submission.dismiss(outcome === 'gone' ? null : { kind: 'sent', message: null });
    } catch {
      setProblem(outboxText.list.unavailable);
    }
  }
  return (
    <FormBanner tone="waiting" text={keptText(kind, notice)}>
      <BannerActions>
        <button type="button" onClick={openWaitingList}>
          {text.show}
        </button>
        <button type="button" onClick={() => (isBegun ? setAsking(true) : void takeBack())}>
          {text.takeBack}
        </button>
      </BannerActions>
      {isAsking && (
        <Question {...replace} onKeep={() => setAsking(false)} onConfirm={() => void takeBack()} />
      )}
      {problem && <p>{problem}</p>}
    </FormBanner>
  );
}
