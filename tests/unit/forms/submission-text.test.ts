import { expect, test } from 'vitest';
import { submissionText } from '../../../src/forms/submission-text.ts';

test('what was chosen is copied by its label, what has no meaning for a reader is left out', () => {
  const fields = [
    { name: 'name', text: 'Anika' },
    { name: 'subject', text: 'inquiry' },
    { name: 'job_id', text: '101' },
    { name: 'message', text: 'inquiry' },
  ];
  expect(submissionText(fields)).toBe('Name: Anika\nSubject: General Inquiry\nMessage: inquiry');
});
