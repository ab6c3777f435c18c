import { afterEach, expect, test, vi } from 'vitest';
import { connect } from '../../contract/api.ts';
import type { Ask } from '../../contract/api.ts';
import { checkRules, findNothing, rulesFor } from '../../contract/check-rules.ts';
import { wrongMessages, wrongSubscriptions } from '../../contract/rules/refused.ts';
import { message } from '../../contract/send.ts';
import { calls, requestFault } from '../../contract/shapes.ts';
import { listNames } from '../../server/api/calls.ts';
import { submissionKinds } from '../../server/api/submission-kinds.ts';
import { serverForTest } from '../server/fixtures.ts';
import { breakers } from './breakers.ts';
import type { Breaker } from './breakers.ts';

const origin = 'https://www.example.com';
const cases = rulesFor({ origin }, true).flatMap((rule) =>
  [breakers[rule.name]!].flat().map((breaker) => ({ ...rule, breaker })),
);

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
  const unknown: string[] = [];
  for await (const { rule, kind, reason } of checkRules(api, rulesFor({ origin }, flood))) {
    if (kind === 'BROKEN') found.push([rule, reason]);
    if (kind === 'unknown') unknown.push(rule);
  }
  return { found, unknown, server };
}

afterEach(() => {
  vi.useRealTimers();
});

test('the stand-in keeps every rule, and stores what it takes and nothing else', async () => {
  const { found, unknown, server } = await brokenRules((request, next) => next(request), true);
  expect([found, unknown]).toEqual([[], []]);
  const stored = submissionKinds.map(({ name }) => [name, server.submissions(name).length]);
  expect(Object.fromEntries(stored)).toEqual({ contacts: 9, subscribers: 4, jobs: 9 });
}, 30_000);

test.each(cases)(
  'a server that breaks "$name" is told so, and of nothing else',
  async ({ name, loss, breaker }) => {
    const { found } = await brokenRules(breaker, name.startsWith('who sends'));
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

test('a limit is waited for', async () => {
  const { url } = await serverForTest({ rateLimit: { requests: 20, window: 1000 } });
  const api = connect(url + '/api/');
  for await (const verdict of checkRules(api, rulesFor(api)))
    expect(verdict).toMatchObject({ kind: 'holds' });
}, 30_000);

/** The verdicts on a server, by kind and rule. */
async function verdictsOn(ask: Ask) {
  const api = connect('http://localhost:1/api', undefined, ask);
  const verdicts: Record<string, string> = {};
  for await (const { rule, kind, reason } of checkRules(api, rulesFor(api)))
    verdicts[rule] = `${kind} ${reason}`;
  return verdicts;
}

test('a server that is not there breaks rules; one that knows no call holds none but that of its letters', async () => {
  expect((await verdictsOn(fetch))['a contact message is taken']).toMatch(
    /^BROKEN POST http:\/\/localhost:1\/api\/contacts\/ with \{"name":.+\}: no answer in \d+ s: .+ The site would lose /u,
  );
  const verdicts = await verdictsOn(async () => new Response('No.', { status: 404 }));
  const holds = Object.keys(verdicts).filter((rule) => verdicts[rule]?.startsWith('holds'));
  expect(holds).toEqual(['every answer is in UTF-8', 'what is sent is answered within 6 seconds']);
});

test('an address without the API is told at once', async () => {
  const nothing = (ask: Ask) => findNothing(connect('http://localhost:1', undefined, ask));
  const said = 'Nothing at http://localhost:1/news-and-events (';
  expect(await nothing(async () => new Response('', { status: 404 }))).toContain(`${said}404)`);
  expect(await nothing(fetch)).toContain(`${said}GET http://localhost:1/news-and-events: no answer in `);
  expect(await nothing(async () => Response.json([]))).toBeNull();
});

test.each([
  [
    'a picture beside /api',
    '[{"type":"Picture","picture":"/media/a.svg"}]',
    'begins with http://localhost:1/api/',
  ],
  [
    'an item, which is named',
    '[{"type":"URL","title":"Fair"}]',
    'item "Fair" must have required property \'url\'',
  ],
])('of advertisements the site is told of %s', async (_, body, sentence) => {
  const verdicts = await verdictsOn(
    async () => new Response(body, { headers: { 'Content-Type': 'image/x' } }),
  );
  expect(Object.values(verdicts).join('\n')).toContain(sentence);
});
