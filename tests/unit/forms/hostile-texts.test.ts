import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { applicationForm } from '../../../src/content/en/career.ts';
import { contactForm } from '../../../src/content/en/contact.ts';
import { uiText } from '../../../src/content/en/ui-text.ts';
import { contactSchema, contactSubmission } from '../../../src/forms/contact-submission.ts';
import { loadDrafts, saveDraft } from '../../../src/forms/drafts.ts';
import { findErrors } from '../../../src/forms/field-rules.ts';
import { submissionText } from '../../../src/forms/submission-text.ts';
import { buildRequest } from '../../../src/outbox/request.ts';
import { hostileTexts, refusedTexts } from '../../support/hostile-texts.ts';
import { contactMessage, serverForTest } from '../server/fixtures.ts';

/* From the form's values to the server's store, without a browser: what anybody may write. */

async function send(message: string) {
  const server = await serverForTest();
  const { fields } = contactSubmission({ ...contactMessage, message }, 'id');
  const configuration = { apiBaseUrl: `${server.url}/api/`, idempotencyHeader: '' };
  const { url, headers, body } = buildRequest({ id: 'id', kind: 'contact' }, fields, configuration);
  const { status } = await fetch(url, { method: 'POST', headers, body });
  return { status, stored: server.submissions('contacts').map((row) => row['message']) };
}

test.each(Object.entries({ ...hostileTexts, ...refusedTexts }))(
  '%s: no address, no number',
  (_name, text) => {
    const errors = findErrors(contactSchema, { ...contactMessage, email: text, phone: text });
    expect(errors).toEqual({ email: 'emailInvalid', phone: 'phoneInvalid' });
  },
);

test.each(Object.entries(hostileTexts))('%s reaches the server as it was written', async (_name, text) => {
  const { status, stored } = await send(`  ${text} `);
  expect([status, stored]).toEqual([201, [text.trim()]]);
});

test.each(Object.entries(refusedTexts))('%s are refused and not stored in part', async (_name, text) => {
  const { status, stored } = await send(text);
  expect([Math.floor(status / 100), stored]).toEqual([4, []]);
});

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
