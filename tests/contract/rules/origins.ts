import type { Answer, Api } from '../api.ts';
import { expectThat, isTaken } from '../rule.ts';
import type { Rule } from '../rule.ts';
import { message, send } from '../send.ts';

const valuesOf = ({ headers }: Answer, header: string): string[] =>
  (headers.get(header) ?? '').trim().split(/\s*,\s*/u);

function expectOneOf(values: readonly string[], answer: Answer, what: string, header: string, value: string) {
  const came = answer.headers.get(header) ?? 'none';
  // A star stands for all, as no cookies are sent.
  const isThere = values.some((each) => each === '*' || each === value);
  expectThat(isThere, what, `${header} with ${value}`, `${answer.status} with ${came}`);
}

/** In a header that lists names of headers. */
function expectListed(answer: Answer, what: string, header: string, name: string): void {
  const names = valuesOf(answer, header).map((value) => value.toLowerCase());
  expectOneOf(names, answer, what, header, name.toLowerCase());
}

const allowOrigin = 'Access-Control-Allow-Origin';

/** Browsers compare an origin letter by letter. That it stands there once is a rule of its own. */
function expectAllowed(answer: Answer, what: string, { origin = '*' }: Api): void {
  expectOneOf(valuesOf(answer, allowOrigin), answer, what, allowOrigin, origin);
}

function preflight(api: Api): Promise<Answer> {
  const headers = {
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'content-type,idempotency-key',
  };
  return api.call('contacts/', { method: 'OPTIONS', headers });
}
const list = (api: Api): Promise<Answer> => api.call('job-types', { redirect: 'follow' });
const refusal = (api: Api): Promise<Answer> => send(api, 'contacts/', { ...message, phone: '1' });

/** For a site on another origin than its API: what the browser needs to let the site read the answers. */
export const originRules: readonly Rule[] = [
  {
    name: 'a preflight allows the key and the content type',
    loss: 'every submission: the browser does not even send it',
    async check(api) {
      const answer = await preflight(api);
      expectAllowed(answer, 'OPTIONS contacts/', api);
      for (const name of ['Content-Type', 'Idempotency-Key']) {
        expectListed(answer, 'OPTIONS contacts/', 'Access-Control-Allow-Headers', name);
      }
    },
  },
  {
    name: 'a preflight is answered with 2xx',
    loss: 'every submission: whatever its headers say, the browser takes another status for a no',
    async check(api) {
      const answer = await preflight(api);
      expectThat(isTaken(answer), 'OPTIONS contacts/', '2xx', answer);
    },
  },
  {
    name: 'an answer allows one origin, once',
    loss: 'what is answered so: to a browser an origin that is named twice is none',
    async check(api) {
      for (const [what, ask] of [
        ['OPTIONS contacts/', preflight],
        ['GET job-types', list],
        ['A refusal', refusal],
      ] as const) {
        const values = valuesOf(await ask(api), allowOrigin);
        const expected = `one value in ${allowOrigin}`;
        expectThat(values.length === 1, what, expected, values.join(', '));
      }
    },
  },
  {
    name: 'the site may read the lists',
    loss: 'news, jobs and advertisements: the browser hides the answers',
    check: async (api) => expectAllowed(await list(api), 'GET job-types', api),
  },
  {
    name: 'the site may read why something was refused',
    loss: 'the refusal: it passes for a lost connection, and is sent again for ever',
    check: async (api) => expectAllowed(await refusal(api), 'A refusal', api),
  },
  {
    name: 'the site may read Retry-After',
    loss: 'the pause that the server asks for: the site comes again too early',
    check: async (api) =>
      expectListed(await refusal(api), 'A refusal', 'Access-Control-Expose-Headers', 'Retry-After'),
  },
];
