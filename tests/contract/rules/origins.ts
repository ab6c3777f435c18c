import type { Answer, Api } from '../api.ts';
import { expectThat } from '../rule.ts';
import type { Rule } from '../rule.ts';
import { message, send } from '../send.ts';

/** Whether a header that lists names holds one; a star stands for all, as no cookies are sent. */
function lists({ headers }: Answer, header: string, name: string): boolean {
  const names = (headers.get(header) ?? '').toLowerCase().split(/\s*,\s*/u);
  return names.includes('*') || names.includes(name.toLowerCase());
}

function expectHeader(answer: Answer, what: string, header: string, name: string): void {
  const came = answer.headers.get(header) ?? 'none';
  expectThat(lists(answer, header, name), what, `${header} with ${name}`, `${answer.status} with ${came}`);
}

const refusal = (api: Api): Promise<Answer> => send(api, 'contacts/', { ...message, phone: '1' });

/** For a site on another origin than its API: what the browser needs to let the site read the answers. */
export const originRules: readonly Rule[] = [
  {
    name: 'a preflight allows the key and the content type',
    loss: 'every submission: the browser does not even send it',
    async check(api) {
      const headers = {
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type,idempotency-key',
      };
      const answer = await api.call('contacts/', { method: 'OPTIONS', headers });
      expectHeader(answer, 'OPTIONS contacts/', 'Access-Control-Allow-Origin', api.origin ?? '*');
      for (const name of ['Content-Type', 'Idempotency-Key']) {
        expectHeader(answer, 'OPTIONS contacts/', 'Access-Control-Allow-Headers', name);
      }
    },
  },
  {
    name: 'the site may read the lists',
    loss: 'news, jobs and advertisements: the browser hides the answers',
    async check(api) {
      const answer = await api.call('job-types', { redirect: 'follow' });
      expectHeader(answer, 'GET job-types', 'Access-Control-Allow-Origin', api.origin ?? '*');
    },
  },
  {
    name: 'the site may read why something was refused',
    loss: 'the refusal: it passes for a lost connection, and is sent again for ever',
    check: async (api) =>
      expectHeader(await refusal(api), 'A refusal', 'Access-Control-Allow-Origin', api.origin ?? '*'),
  },
  {
    name: 'the site may read Retry-After',
    loss: 'the pause that the server asks for: the site comes again too early',
    check: async (api) =>
      expectHeader(await refusal(api), 'A refusal', 'Access-Control-Expose-Headers', 'Retry-After'),
  },
];
