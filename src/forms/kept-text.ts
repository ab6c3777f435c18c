import type { Texts } from '../content/texts.ts';
import type { SubmissionKind } from '../outbox/record.ts';

/** What is said of a submission that waits. */
export type KeptWords = Texts['outbox']['outboxText']['kept'];

/** The sentence that says why a submission waits, and what will become of it. */
export function keptText(
  kind: SubmissionKind,
  { offline, background }: { readonly offline: boolean; readonly background: boolean },
  words: KeptWords,
): string {
  return `${offline ? words.offline : words.unanswered} ${words[kind][background ? 'background' : 'open']}`;
}
