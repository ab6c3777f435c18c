import { expect, test } from 'vitest';
import { listText } from '../../../src/content/en/list-text.ts';
import { outboxText } from '../../../src/content/en/outbox.ts';
import { entryText, whenText } from '../../../src/layout/outbox-status/entry-text.ts';
import { isStillInForm } from '../../../src/layout/outbox-status/use-submissions.ts';
import { formatsOf } from '../../../src/lib/formats.ts';
import { newRecord, type SubmissionRecord } from '../../../src/outbox/record.ts';

const now = Date.parse('2026-11-21T14:30:00+06:00');
const written = Date.parse('2026-11-21T14:10:00+06:00');
const words = { list: outboxText.list, formats: formatsOf(listText), isStoredOnce: true };
const day = 24 * 60 * 60 * 1000;

function recordOf(changes: Partial<SubmissionRecord>): SubmissionRecord {
  const fields = [{ name: 'message', text: 'secret words' }];
  const made = newRecord({ id: 'id', kind: 'contact', about: 'inquiry', fields }, written);
  return { ...made, seq: 1, ...changes };
}
const failed = (failure: Partial<SubmissionRecord['lastError']>) => ({
  lastError: { class: 'network' as const, status: null, reason: null, ...failure },
});

test('when it was written, in the time of the office wherever the device is', () => {
  expect(whenText(written, now, words)).toBe('today at 14:10, Dhaka time');
  expect(whenText(written - day, now, words)).toBe('yesterday at 14:10, Dhaka time');
  expect(whenText(written - 9 * day, now, words)).toBe('on 12 Nov 2026 at 14:10, Dhaka time');
  const midnight = Date.parse('2026-11-21T00:00:00+06:00');
  expect(whenText(midnight, now, words)).toBe('today at 00:00, Dhaka time');
  expect(whenText(midnight - 60_000, now, words)).toBe('yesterday at 23:59, Dhaka time');
});

test.each<[Partial<SubmissionRecord>, string]>([
  [failed({}), 'Waiting for a connection. Written today at 14:10, Dhaka time.'],
  [failed({ class: 'server', status: 503 }), 'The server has a problem at the moment.'],
  [failed({ class: 'throttled', status: 429 }), 'The server asked to wait.'],
  [failed({ class: 'portal', status: 200 }), 'This network asks for a log-in first.'],
  [failed({ class: 'refused', status: 404 }), 'The server did not accept it yet.'],
  [{ ...failed({ class: 'timeout' }), maybeReceived: true }, 'It may have arrived already'],
  [
    { state: 'refused', ...failed({ reason: 'No.' }) },
    'The server refused it: No. It stays here until you decide.',
  ],
  [{ state: 'refused', ...failed({}) }, 'The server refused it. It stays here until you decide.'],
  [{ state: 'refused', ifNotSent: 'keep' }, 'Sending was stopped. It stays here until you decide.'],
  [{ state: 'refused', ifNotSent: 'keep', ...failed({}) }, 'Sending was stopped. It stays here until'],
  [{ state: 'sending' }, 'Sending now. Written today at 14:10, Dhaka time'],
  [
    { state: 'sent', receipt: { status: 201, message: null, at: now - day } },
    'Sent yesterday at 14:30, Dhaka time',
  ],
  [{ kind: 'application', bytes: 1_258_291 }, 'CV attached, 1.2\u00a0MB.'],
  [{ createdAt: now - 8 * day }, 'for more than 7 days. Is it still wanted?'],
])('where %j stands: %s', (changes, text) => {
  expect(entryText(recordOf(changes), now, words).join(' ')).toContain(text);
});

test('where no key is sent nobody says that it will not be stored twice', () => {
  const record = recordOf({ ...failed({ class: 'timeout' }), maybeReceived: true });
  const told = (isStoredOnce: boolean) => entryText(record, now, { ...words, isStoredOnce }).join(' ');
  expect(told(true)).toContain('It may have arrived already; it will not be stored twice.');
  expect(told(false)).toContain('It may have arrived already.');
});

test('a submission that a form is still showing is not announced as waiting', () => {
  const young = recordOf({ createdAt: now - 3000 });
  expect(isStillInForm(young, now)).toBe(true);
  expect(isStillInForm({ ...young, ...failed({}) }, now)).toBe(false);
  expect(isStillInForm(young, now + 6000)).toBe(false);
  expect(isStillInForm(recordOf({ createdAt: now + day }), now)).toBe(false);
});
