import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { classifyAnswer, isNetworkClass, type Answer } from '../../../src/outbox/answer.ts';

const now = Date.UTC(2026, 10, 21);
const in90seconds = new Date(now + 90_000).toUTCString();
const somebodyElse = { kind: 'retry', class: 'portal', maybeReceived: true };
const tryAgain = { kind: 'retry', class: 'server', retryAfter: 7000, maybeReceived: false };

test.each<[string, number | number[], Partial<Answer>, object]>([
  ['JSON', [200, 204, 299], { text: '{"message":" Thank you "}' }, { kind: 'sent', message: 'Thank you' }],
  ['nothing', [201, 204], { text: '', contentType: null }, { kind: 'sent', message: null }],
  ['HTML', 200, { contentType: 'text/html; charset=utf-8', text: '<!doctype html>' }, somebodyElse],
  ['JSON that calls itself HTML', 200, { contentType: 'text/html', text: '{}' }, somebodyElse],
  ['JSON that is broken off', 200, { text: '{"message": "Tha' }, somebodyElse],
  ['another address', 200, { direct: false }, somebodyElse],
  ['a redirect that came through', 302, {}, { kind: 'retry', class: 'portal' }],
  ['an opaque redirect', 0, { direct: false }, { kind: 'retry', class: 'portal' }],
  [
    'trouble of the server',
    [408, 409, 425, 500, 502, 503, 504, 507, 520, 524, 529, 599],
    { retryAfter: '7' },
    tryAgain,
  ],
  ['a throttled call', 429, { retryAfter: in90seconds }, { class: 'throttled', retryAfter: 90_000 }],
  [
    'a wrong deployment',
    [401, 403, 404, 405, 410, 501],
    { text: '{"message":"There is no such call."}' },
    { kind: 'misplaced', reason: 'There is no such call.' },
  ],
  [
    'a refusal',
    [400, 402, 406, 413, 415, 418, 422, 451],
    { text: '{"message":"Some fields.","errors":{"phone":"Invalid phone number."}}' },
    { kind: 'refused', reason: 'Invalid phone number.' },
  ],
  ['a reason in HTML', 400, { text: '<h1>Bad</h1>', contentType: 'text/html' }, { reason: null }],
  ['a long reason', 400, { text: `{"message":"${'x'.repeat(2000)}"}` }, { reason: 'x'.repeat(500) }],
])('%s (%j)', (_, statuses, changes, outcome) => {
  for (const status of [statuses].flat()) {
    const answer = { status, direct: true, contentType: 'application/json', retryAfter: null, text: '{}' };
    const said = classifyAnswer({ ...answer, ...changes }, now);
    expect(said).toMatchObject({ ...outcome, ...(status > 0 && { status }) });
  }
});

const classOf = (status: number): string => {
  const answer = { status, direct: true, contentType: null, retryAfter: null, text: '' };
  return classifyAnswer(answer, now).kind;
};
const statuses = Array.from({ length: 200 }, (_, index) => 400 + index);
const tried = statuses.filter((status) => classOf(status) === 'retry');
const misplaced = statuses.filter((status) => classOf(status) === 'misplaced');

test('every 4xx is a refusal but those that are tried again, as every 5xx is', () => {
  expect(tried.filter((status) => status < 500)).toEqual([408, 409, 425, 429]);
  expect(misplaced).toEqual([401, 403, 404, 405, 410, 501]);
  expect(statuses.filter((status) => status > 499 && classOf(status) === 'refused')).toEqual([]);
});

test.each(['README.md', 'tests/server/openapi.yaml'])('%s says which failures are final', (file) => {
  const text = readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ');
  const again = tried.filter((status) => status < 500).join(', ');
  const rest = misplaced.join(', ').replace(/, (\d+)$/, ' and $1');
  expect(text).toContain('4xx is final');
  expect(text).toContain(`; but ${again} and 5xx are tried again, ${rest} five times or for a day.`);
});

test('only what says nothing about the submission is of the network class', () => {
  const classes = ['network', 'timeout', 'portal', 'server', 'throttled', 'refused'] as const;
  expect(classes.filter(isNetworkClass)).toEqual(['network', 'timeout', 'portal']);
});
