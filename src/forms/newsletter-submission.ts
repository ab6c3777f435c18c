import type { Texts } from '../content/texts.ts';
import { arrangeBackgroundDelivery } from '../outbox/background-delivery.ts';
import { outbox } from '../outbox/outbox.ts';
import { isOnItsWay, newSubmissionId, type Submission } from '../outbox/record.ts';
import { keptText, type KeptWords } from './kept-text.ts';

/** What the form says afterwards. */
export type SubscribeNotice = Awaited<ReturnType<typeof subscribe>>;

/** Tells when no address waits, or waits any more: each has gone, was refused or thrown away. */
export function whenNoneWaits(tell: () => void): () => void {
  const look = async () => {
    const rows = await outbox()
      .list()
      .catch(() => undefined);
    if (rows && !rows.some((row) => row.kind === 'newsletter' && isOnItsWay(row))) tell();
  };
  void look();
  return outbox().subscribe(() => void look());
}

let last: Submission | undefined;

/** The same address again carries the same key, as long as it was neither sent nor kept. */
function submissionOf(email: string): Submission {
  const fields = [{ name: 'email', text: email }];
  if (last && JSON.stringify(last.fields) === JSON.stringify(fields)) return last;
  last = { id: newSubmissionId(), kind: 'newsletter', fields };
  return last;
}

/**
 * Subscribes an address, or keeps it until it can be.
 * @param startedAt when the visitor pressed the button, by `performance.now()`
 */
export async function subscribe(
  typed: string,
  newsletter: Texts['site']['uiText']['newsletter'],
  kept: KeptWords,
  startedAt: number,
) {
  const submission = submissionOf(typed.trim());
  const { outcome } = await outbox().submit(submission, { unanswered: 'keep', startedAt });
  if (outcome !== 'sent' && outcome !== 'kept') return { tone: 'failed', text: newsletter.failure } as const;
  last = undefined;
  if (outcome === 'sent') return { tone: 'sent', text: newsletter.success } as const;
  const background = await arrangeBackgroundDelivery();
  const words = keptText('newsletter', { offline: !navigator.onLine, background }, kept);
  return { tone: 'waiting', text: words, show: kept.show, whenNoneWaits } as const;
}
