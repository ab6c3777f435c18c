import type { Texts } from '../content/texts.ts';
import { fill } from '../lib/text.ts';
import type { SubmissionRecord } from '../outbox/record.ts';

type SummaryWords = Texts['submissions']['summaryText'];

/** What a submission is, in one line without personal data, in the language of these words. */
export function summaryOf(
  { kind, about, summary }: Pick<SubmissionRecord, 'kind' | 'about' | 'summary'>,
  words: SummaryWords,
): string {
  if (about === undefined) {
    // A row of an earlier version: a sentence in English.
    if (summary !== kind) return summary;
    return kind === 'newsletter' ? words.newsletter : words.openApplication;
  }
  if (kind === 'application') return fill<string>(words.application, { job: about });
  return fill<string>(words.contact, { subject: subjectLabel(about, words.subjects) });
}

/** The label of a subject by its value. */
export function subjectLabel(subject: string, subjects: SummaryWords['subjects']): string {
  return subjects.find(({ value }) => value === subject)?.label ?? subject;
}
