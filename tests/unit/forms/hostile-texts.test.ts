import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { applicationForm } from '../../../src/content/en/career.ts';
import { contactForm } from '../../../src/content/en/contact.ts';
import { uiText } from '../../../src/content/en/ui-text.ts';
import { contactSchema, contactSubmission } from '../../../src/forms/contact-submission.ts';
import { loadDrafts, saveDraft } from '../../../src/forms/drafts.ts';
import { findErrors } from '../../../src/forms/field-rules.ts';
import { submissionText } from '../../../src/forms/submission-text.ts';
import { hostileTexts, refusedTexts } from '../../support/hostile-texts.ts';
import { contactMessage } from '../../support/submissions.ts';

/* What anybody may write. What becomes of it on its way to the server: tests/browser/forms/hostile-input.test.ts. */

test.each(Object.entries({ ...hostileTexts, ...refusedTexts }))(
  '%s: no address, no number',
  (_name, text) => {
    const errors = findErrors(contactSchema, { ...contactMessage, email: text, phone: text });
    expect(errors).toEqual({ email: 'emailInvalid', phone: 'phoneInvalid' });
  },
);

test.each(Object.entries(hostileTexts))(
  '%s comes back from a draft, and into a copy, as it was written',
  async (_name, message) => {
    const values = { ...contactMessage, message };
    await saveDraft('contact#1', { values, submissionId: null, savedAt: Date.now() });
    expect((await loadDrafts('contact'))?.[0]?.values).toEqual(values);
    const { fields } = contactSubmission(values, 'id');
    const words = { contactForm, applicationForm, newsletter: uiText.newsletter };
    expect(submissionText(fields, words)).toContain(`Message: ${message}`);
  },
);
