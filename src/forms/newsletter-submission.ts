import { outboxText } from '../content/en/outbox.ts';
import { uiText } from '../content/en/ui-text.ts';
import { arrangeBackgroundDelivery } from '../outbox/background-delivery.ts';
import { outbox } from '../outbox/outbox.ts';
import { newSubmissionId, type Submission } from '../outbox/record.ts';
import { keptText } from './kept-text.ts';

/** What the form says afterwards. */
export type SubscribeNotice = Awaited<ReturnType<typeof subscribe>>;

let last: Submission | undefined;

/** The same address again carries the same key, as long as it was neither sent nor kept. */
function submissionOf(email: string): Submission {
  const fields = [{ name: 'email', text: email }];
  if (last && JSON.stringify(last.fields) === JSON.stringify(fields)) return last;
  last = { id: newSubmissionId(), kind: 'newsletter', summary: outboxText.summary.newsletter, fields };
  return last;
}

/** Subscribes an address, or keeps it until it can be. */
export async function subscribe(typed: string) {
  const result = await outbox().submit(submissionOf(typed.trim()), { unanswered: 'keep' });
  if (result.outcome === 'sent') {
    last = undefined;
    return { tone: 'sent', text: uiText.newsletter.success } as const;
  }
  if (result.outcome === 'kept') {
    last = undefined;
    const background = await arrangeBackgroundDelivery();
    const words = keptText('newsletter', { offline: !navigator.onLine, background });
    return { tone: 'waiting', text: words, show: outboxText.kept.show } as const;
  }
  return { tone: 'failed', text: uiText.newsletter.failure } as const;
}
