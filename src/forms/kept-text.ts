import { outboxText } from '../content/en/outbox.ts';
import type { SubmissionKind } from '../outbox/record.ts';

/** The sentence that says why a submission waits, and what will become of it. */
export function keptText(
  kind: SubmissionKind,
  { offline, background }: { readonly offline: boolean; readonly background: boolean },
): string {
  const { kept } = outboxText;
  return `${offline ? kept.offline : kept.unanswered} ${kept[kind][background ? 'background' : 'open']}`;
}
