import type { Texts } from '../content/texts.ts';
import type { SubmissionField } from '../outbox/record.ts';
import { subjectLabel } from './submission-summary.ts';

type FormWords = Pick<Texts['contact'], 'contactForm'> &
  Pick<Texts['career'], 'applicationForm'> &
  Pick<Texts['site']['uiText'], 'newsletter'>;

/** The labels under which a visitor knows the fields. Ids (job_id, job_type) say nothing to a reader and are left out. */
function labelsOf({ contactForm, applicationForm }: FormWords): ReadonlyMap<string, string> {
  const { firstName, lastName, coverLetter, cv } = applicationForm.fields;
  return new Map([
    ...Object.entries(contactForm.fields).map(([name, { label }]) => [name, label] as const),
    ['first_name', firstName.label],
    ['last_name', lastName.label],
    ['cover_letter', coverLetter.label],
    ['cv', cv.label],
  ]);
}

/** What a visitor chose or wrote: a choice by its label, a file by its name. */
function valueOf(field: SubmissionField, { contactForm }: FormWords): string {
  if ('file' in field) return field.file.name;
  return field.name === 'subject' ? subjectLabel(field.text, contactForm.subjects) : field.text;
}

/** What a visitor wrote, one line a field, to be copied or sent by e-mail, in the language of these words. */
export function submissionText(fields: readonly SubmissionField[], words: FormWords): string {
  const only = fields.length === 1 ? words.newsletter.emailLabel : undefined;
  const labels = labelsOf(words);
  return fields
    .flatMap((field) => {
      const label = only ?? labels.get(field.name);
      const value = valueOf(field, words);
      return label === undefined || value === '' ? [] : [`${label}: ${value}`];
    })
    .join('\n');
}
