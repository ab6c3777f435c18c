import { describe, expect, test } from 'vitest';
import { entryText, whenText } from '../../../src/layout/outbox-status/entry-text.ts';
import { isStillInForm } from '../../../src/layout/outbox-status/use-submissions.ts';
import { formatFileSize } from '../../../src/lib/file-size.ts';
import { newRecord, type SubmissionRecord } from '../../../src/outbox/record.ts';

const now = Date.parse('2026-11-21T14:30:00+06:00');
const written = Date.parse('2026-11-21T14:10:00+06:00');
const day = 24 * 60 * 60 * 1000;

function recordOf(changes: Partial<SubmissionRecord>): SubmissionRecord {
  const fields = [{ name: 'message', text: 'secret words' }];
  const made = newRecord({ id: 'id', kind: 'contact', summary: 'Message to the firm', fields }, written);
  return { ...made, seq: 1, ...changes };
}
const failed = (failure: Partial<SubmissionRecord['lastError']>) => ({
  lastError: { class: 'network' as const, status: null, reason: null, ...failure },
});

test('when it was written, in the time of the office wherever the device is', () => {
  expect(whenText(written, now)).toBe('today at 14:10, Dhaka time');
  expect(whenText(written - day, now)).toBe('yesterday at 14:10, Dhaka time');
  expect(whenText(written - 9 * day, now)).toBe('on 12 Nov 2026 at 14:10, Dhaka time');
  const midnight = Date.parse('2026-11-21T00:00:00+06:00');
  expect(whenText(midnight, now)).toBe('today at 00:00, Dhaka time');
  expect(whenText(midnight - 60_000, now)).toBe('yesterday at 23:59, Dhaka time');
});

describe('where it stands', () => {
  const text = (changes: Partial<SubmissionRecord>) => entryText(recordOf(changes), now).join(' ');

  test('waiting, with what happened last', () => {
    expect(text(failed({}))).toBe('Waiting for a connection. Written today at 14:10, Dhaka time.');
    expect(text(failed({ class: 'server', status: 503 }))).toContain(
      'The server has a problem at the moment.',
    );
    expect(text(failed({ class: 'throttled', status: 429 }))).toContain('The server asked to wait.');
    expect(text(failed({ class: 'portal', status: 200 }))).toContain('This network asks for a log-in first.');
    expect(text(failed({ class: 'refused', status: 404 }))).toContain('The server did not accept it yet.');
    expect(text({ ...failed({ class: 'timeout' }), maybeReceived: true })).toContain(
      'It may have arrived already',
    );
  });

  test('refused, with the reason if there is one', () => {
    const state = 'refused';
    expect(
      text({ state, ...failed({ class: 'refused', status: 422, reason: 'Invalid phone number.' }) }),
    ).toContain('The server refused it: Invalid phone number. It stays here until you decide.');
    expect(text({ state, ...failed({ class: 'refused', status: 400 }) })).toContain(
      'The server refused it. It stays here until you decide.',
    );
  });

  test('sending, sent, with a CV, and for more than a week', () => {
    expect(text({ state: 'sending' })).toBe('Sending now. Written today at 14:10, Dhaka time');
    const receipt = { status: 201, message: null, at: now - day };
    expect(text({ state: 'sent', receipt })).toBe('Sent yesterday at 14:30, Dhaka time');
    expect(text({ kind: 'application', bytes: 1_258_291 })).toContain('CV attached, 1.2 MB.');
    expect(text({ createdAt: now - 8 * day })).toContain('for more than 7 days. Is it still wanted?');
  });
});

test('a submission that a form is still showing is not announced as waiting', () => {
  const young = recordOf({ createdAt: now - 3000 });
  expect(isStillInForm(young, now)).toBe(true);
  expect(isStillInForm({ ...young, ...failed({}) }, now)).toBe(false);
  expect(isStillInForm(young, now + 6000)).toBe(false);
  expect(isStillInForm(recordOf({ createdAt: now + day }), now)).toBe(false);
});

test('sizes of files', () => {
  expect([1, 1024, 348_160, 1_258_291, 5 * 1024 * 1024, 3.5 * 1024 ** 3].map(formatFileSize)).toEqual([
    '1 kB',
    '1 kB',
    '340 kB',
    '1.2 MB',
    '5 MB',
    '3.5 GB',
  ]);
});
