import { expect, test } from 'vitest';
import { applicationForm } from '../../../src/content/en/career.ts';
import { contactForm } from '../../../src/content/en/contact.ts';
import { summaryText } from '../../../src/content/en/submissions.ts';
import { uiText } from '../../../src/content/en/ui-text.ts';
import { summaryOf } from '../../../src/forms/submission-summary.ts';
import { submissionText } from '../../../src/forms/submission-text.ts';
import { newRecord, type SubmissionKind } from '../../../src/outbox/record.ts';

test('what was chosen is copied by its label, what has no meaning for a reader is left out', () => {
  const fields = [
    { name: 'name', text: 'Anika' },
    { name: 'subject', text: 'inquiry' },
    { name: 'job_id', text: '101' },
    { name: 'message', text: 'inquiry' },
  ];
  const words = { contactForm, applicationForm, newsletter: uiText.newsletter };
  expect(submissionText(fields, words)).toBe('Name: Anika\nSubject: General Inquiry\nMessage: inquiry');
});

test.each<[SubmissionKind, string | undefined, string]>([
  ['contact', 'inquiry', 'Message to the firm: General Inquiry'],
  ['contact', 'gone', 'Message to the firm: gone'],
  ['newsletter', undefined, 'Newsletter subscription'],
  ['application', 'Associate, $& {job}', 'Application: Associate, $& {job}'],
  ['application', undefined, 'Application'],
])('the summary of %s about %s: %s', (kind, about, sentence) => {
  const submission = { id: 'id', kind, ...(about !== undefined && { about }), fields: [] };
  expect(summaryOf(newRecord(submission, 0), summaryText)).toBe(sentence);
});

test('the summary of a row of an earlier version is shown as it is', () => {
  const row = { kind: 'application', summary: 'Application: Pupil' } as const;
  expect(summaryOf(row, summaryText)).toBe('Application: Pupil');
});

test('a row holds values and no sentence, and something to show for an earlier version', () => {
  const row = newRecord({ id: 'id', kind: 'contact', about: 'inquiry', fields: [] }, 0);
  expect(row).toMatchObject({ about: 'inquiry', summary: 'inquiry' });
  const bare = newRecord({ id: 'id', kind: 'newsletter', fields: [] }, 0);
  expect(bare.summary).toBe('newsletter');
  expect(bare).not.toHaveProperty('about');
});
