import { expect, test } from 'vitest';
import { connect } from '../../contract/api.ts';
import type { Ask } from '../../contract/api.ts';
import { checkRules, rulesFor } from '../../contract/check-rules.ts';
import { wrongMessages, wrongSubscriptions } from '../../contract/rules/refused.ts';
import { message } from '../../contract/send.ts';
import { calls, requestFault } from '../../contract/shapes.ts';
import { listNames } from '../../server/api/calls.ts';
import { submissionKinds } from '../../server/api/submission-kinds.ts';
import { serverForTest } from '../server/fixtures.ts';
import { breakers } from './breakers.ts';
import type { Breaker } from './breakers.ts';

const origin = 'https://www.example.com';
const rules = rulesFor({ origin }, true);

/** The rules that a stand-in breaks whose answers pass through a breaker, with their sentences. */
async function brokenRules(breaker: Breaker, flood = false) {
  const rateLimit = { requests: flood ? 120 : 1000, window: 60_000 };
  const server = await serverForTest({ allowedOrigins: [origin], rateLimit });
  const ask: Ask = (request) => {
    const copy = request.clone();
    return breaker(request, fetch, () => copy.text());
  };
  const api = connect(`${server.url}/api`, origin, ask);
  const found: [string, string][] = [];
  for await (const { rule, fault } of checkRules(api, rulesFor({ origin }, flood))) {
    if (fault !== null) found.push([rule, fault]);
  }
  return { found, server };
}

test('the stand-in keeps every rule, and stores what it takes and nothing else', async () => {
  const { found, server } = await brokenRules((request, next) => next(request), true);
  expect(found).toEqual([]);
  const stored = submissionKinds.map(({ name }) => [name, server.submissions(name).length]);
  expect(Object.fromEntries(stored)).toEqual({ contacts: 8, subscribers: 2, jobs: 6 });
}, 30_000);

test.each(rules)(
  'a server that breaks "$name" is told so, and of nothing else',
  async ({ name, loss }) => {
    const { found } = await brokenRules(breakers[name]!, name.startsWith('who sends'));
    const sentence = new RegExp(`expected .+, came .+\\. The site would lose ${loss}\\.$`, 'u');
    expect(found).toEqual([[name, expect.stringMatching(sentence)]]);
  },
  30_000,
);

test('openapi.yaml has the calls of the stand-in and refuses what it refuses', () => {
  const names = [...listNames, ...submissionKinds.map(({ name }) => name)];
  expect(Object.keys(calls).map((path) => path.replaceAll('/', ''))).toEqual(expect.arrayContaining(names));
  expect(Object.keys(calls)).toHaveLength(names.length);
  expect(requestFault('/contacts/', message)).toBeNull();
  for (const email of ['ক@উদাহরণ.বাংলা', 'a@B.XN--54B7FTA0CC'])
    expect(requestFault('/subscribers/', { email })).toBeNull();
  const passed = [
    ...wrongMessages.filter((body) => requestFault('/contacts/', body) === null),
    ...wrongSubscriptions.filter((body) => requestFault('/subscribers/', body) === null),
  ];
  expect(passed).toEqual([]);
});

test('a limit is waited for; a server that is not there is a fault', async () => {
  const { url } = await serverForTest({ rateLimit: { requests: 20, window: 1000 } });
  const api = connect(url + '/api/');
  for await (const { fault } of checkRules(api, rulesFor(api))) expect(fault).toBeNull();
  const [rule] = rulesFor(api);
  const faults = checkRules(connect('http://localhost:1/'), [rule!]);
  expect((await faults.next()).value).toMatchObject({ fault: expect.stringContaining('No answer: ') });
}, 30_000);
