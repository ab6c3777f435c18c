import { describe, expect, test } from 'vitest';
import { classifyAnswer, isNetworkClass, type Answer } from '../../../src/outbox/answer.ts';

const now = Date.UTC(2026, 10, 21);

function classify(status: number, changes: Partial<Answer> = {}) {
  const answer = { status, direct: true, contentType: 'application/json', retryAfter: null, text: '{}' };
  return classifyAnswer({ ...answer, ...changes }, now);
}

describe('2xx', () => {
  test.each([200, 201, 202, 204, 299])('%i with JSON or nothing is sent', (status) => {
    expect(classify(status, { text: '{"message":" Thank you "}' })).toEqual({
      kind: 'sent',
      status,
      message: 'Thank you',
    });
    expect(classify(status, { text: '', contentType: null })).toEqual({
      kind: 'sent',
      status,
      message: null,
    });
  });

  test.each<[string, Partial<Answer>]>([
    ['HTML', { contentType: 'text/html; charset=utf-8', text: '<!doctype html><title>Log in</title>' }],
    ['JSON that calls itself HTML', { contentType: 'text/html', text: '{}' }],
    ['something that is not JSON', { contentType: 'text/plain', text: 'Welcome' }],
    ['JSON that is broken off', { text: '{"message": "Tha' }],
    ['another address', { direct: false }],
  ])('with %s is somebody else: try again', (_, changes) => {
    expect(classify(200, changes)).toMatchObject({ kind: 'retry', class: 'portal', maybeReceived: true });
  });

  test('a redirect that came through is somebody else too', () => {
    expect(classify(302)).toMatchObject({ kind: 'retry', class: 'portal' });
    expect(classify(0, { direct: false })).toMatchObject({ kind: 'retry', class: 'portal' });
  });
});

test.each([408, 409, 425, 500, 502, 503, 504, 507, 520, 524, 529, 599])('%i: try again', (status) => {
  expect(classify(status, { retryAfter: '7' })).toEqual({
    kind: 'retry',
    class: 'server',
    status,
    retryAfter: 7000,
    maybeReceived: false,
  });
});

test('429: try again, when the server says', () => {
  const date = new Date(now + 90_000).toUTCString();
  expect(classify(429, { retryAfter: date })).toMatchObject({ class: 'throttled', retryAfter: 90_000 });
});

test.each([401, 403, 404, 405, 410, 501])('%i may be a wrong deployment', (status) => {
  expect(classify(status, { text: '{"message":"There is no such call."}' })).toEqual({
    kind: 'misplaced',
    status,
    reason: 'There is no such call.',
  });
});

test.each([400, 402, 406, 413, 415, 418, 422, 451])('%i is refused, with the reason', (status) => {
  const text = JSON.stringify({
    message: 'Some fields are not accepted.',
    errors: { phone: 'Invalid phone number.' },
  });
  expect(classify(status, { text })).toEqual({ kind: 'refused', status, reason: 'Invalid phone number.' });
});

test('a reason is plain text of a bearable length, or none', () => {
  expect(classify(400, { text: '<h1>Bad</h1>', contentType: 'text/html' })).toMatchObject({ reason: null });
  expect(classify(400, { text: JSON.stringify({ message: 'x'.repeat(2000) }) })).toMatchObject({
    reason: 'x'.repeat(500),
  });
  expect(classify(400, { text: '["message"]' })).toMatchObject({ reason: null });
});

test('only what says nothing about the submission is of the network class', () => {
  const classes = ['network', 'timeout', 'portal', 'server', 'throttled', 'refused'] as const;
  expect(classes.filter(isNetworkClass)).toEqual(['network', 'timeout', 'portal']);
});
