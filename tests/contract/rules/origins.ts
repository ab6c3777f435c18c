import type { Answer, Api } from '../api.ts';
import { expectThat } from '../rule.ts';
import type { Rule } from '../rule.ts';
import { message, send } from '../send.ts';

/** In a header that lists names of headers. A star stands for all, as no cookies are sent. */
function expectListed({ call, status, headers }: Answer, header: string, name: string): void {
  const came = headers.get(header) ?? 'none';
  const names = came.toLowerCase().split(/\s*,\s*/u);
  const isThere = names.includes('*') || names.includes(name.toLowerCase());
  expectThat(isThere, call, `${header} with ${name}`, `${status} with ${came}`);
}

function preflights({ call }: Api): Promise<Answer[]> {
  const headers = {
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'content-type,idempotency-key',
  };
  const paths = ['contacts/', 'subscribers/', 'jobs/'];
  return Promise.all(paths.map((path) => call(path, { method: 'OPTIONS', headers })));
}

/** For a site on another origin than its API: what the browser needs to let the site read the answers. */
export const originRules: readonly Rule[] = [
  {
    name: 'a preflight allows the key and the content type',
    loss: 'every submission: the browser does not even send it',
    async check(api) {
      for (const answer of await preflights(api)) {
        for (const name of ['Content-Type', 'Idempotency-Key'])
          expectListed(answer, 'Access-Control-Allow-Headers', name);
      }
    },
  },
  {
    name: 'a preflight is answered with 2xx',
    loss: 'every submission: whatever its headers say, the browser takes another status for a no',
    async check(api) {
      for (const answer of await preflights(api))
        expectThat(answer.status >= 200 && answer.status < 300, answer.call, '2xx', answer);
    },
  },
  {
    name: 'every answer allows the origin of the site, once',
    loss: 'what is answered so: the browser hides it, and what was taken or refused is sent again for ever',
    async check({ answers, origin }) {
      for (const { call, status, headers } of answers) {
        // Browsers compare it letter by letter; two values are none.
        const came = headers.get('Access-Control-Allow-Origin') ?? 'none';
        const isAllowed = came === '*' || came === origin;
        expectThat(isAllowed, call, `Access-Control-Allow-Origin: ${origin}`, `${status} with ${came}`);
      }
    },
  },
  {
    name: 'the site may read Retry-After',
    loss: 'the pause that the server asks for: the site comes again too early',
    check: async (api) =>
      expectListed(
        await send(api, 'contacts/', { ...message, phone: '1' }),
        'Access-Control-Expose-Headers',
        'Retry-After',
      ),
  },
];
