import { applicationForm } from '../content/en/career.ts';
import { contactForm } from '../content/en/contact.ts';
import { uiText } from '../content/en/ui-text.ts';
import type { SubmissionField } from '../outbox/record.ts';

const { firstName, lastName, coverLetter, cv } = applicationForm.fields;

/** The labels under which a visitor knows the fields. Ids (job_id, job_type) say nothing to a reader and are left out. */
const labels: ReadonlyMap<string, string> = new Map([
  ...Object.entries(contactForm.fields).map(([name, { label }]) => [name, label] as const),
  ['first_name', firstName.label],
  ['last_name', lastName.label],
  ['cover_letter', coverLetter.label],
  ['cv', cv.label],
]);

/** What a visitor chose or wrote: a choice by its label, a file by its name. */
function valueOf(field: SubmissionField): string {
  if ('file' in field) return field.file.name;
  const choices = field.name === 'subject' ? contactForm.subjects : [];
  return choices.find(({ value }) => value === field.text)?.label ?? field.text;
}

/** What a visitor wrote, one line a field, to be copied or sent by e-mail. */
export function submissionText(fields: readonly SubmissionField[]): string {
  const only = fields.length === 1 ? uiText.newsletter.emailLabel : undefined;
  return fields
    .flatMap((field) => {
      const label = only ?? labels.get(field.name);
      const value = valueOf(field);
      return label === undefined || value === '' ? [] : [`${label}: ${value}`];
    })
    .join('\n');
}
