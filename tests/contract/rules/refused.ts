import { pdf } from '../../support/submissions.ts';
import type { Api } from '../api.ts';
import { expectThat, finalStatuses, isFinal, outcomeOf } from '../rule.ts';
import type { Rule } from '../rule.ts';
import { application, message, send } from '../send.ts';

/** Every field of a message, wrong in turn. */
export const wrongMessages: readonly object[] = [
  ...Object.keys(message).map((name) => ({ ...message, [name]: '' })),
  { ...message, email: 'nobody.example.com' },
  { ...message, phone: '123456789' },
  { ...message, phone: '1234567890123456' },
  { ...message, subject: 'Other' },
];
export const wrongSubscriptions: readonly object[] = [{ email: '' }, { email: 'nobody.example.com' }, {}];
const wrongApplications: readonly FormData[] = [
  ...['first_name', 'last_name', 'email', 'phone'].map((name) => application({ [name]: '' })),
  application({ email: 'nobody.example.com' }),
  application({ phone: '02812345678' }),
  application({ phone: '0181234567' }),
  application({}, null),
];

const pageForm = 'application/x-www-form-urlencoded';
const json = 'application/json';

/** What no client of ours sends, but a broken line, another site or somebody with a grudge does. */
const malformed: readonly (readonly [path: string, body: string, type: string])[] = [
  ['contacts/', '', json],
  ['contacts/', '[]', json],
  ['contacts/', '{"name": "a"', json],
  ['jobs/', '--x\r\nContent-Disposition: form-data', 'multipart/form-data; boundary=x'],
];

async function expectRefused(api: Api, path: string, bodies: readonly object[]): Promise<void> {
  for (const body of bodies) {
    const answer = await send(api, path, body);
    expectThat(isFinal(answer), answer.call, finalStatuses, answer);
  }
}

/** What must not be stored, and what is said of it. */
export const refusedRules: readonly Rule[] = [
  {
    name: 'a wrong message is refused for good',
    loss: 'the reason of a refusal, or the firm gets messages that nobody can answer',
    check: (api) => expectRefused(api, 'contacts/', wrongMessages),
  },
  {
    name: 'a wrong subscription is refused for good',
    loss: 'the reason of a refusal, or the list fills with what is no address',
    check: (api) => expectRefused(api, 'subscribers/', wrongSubscriptions),
  },
  {
    name: 'a wrong application is refused for good',
    loss: 'the reason of a refusal, or the firm gets applicants whom it cannot reach',
    check: (api) => expectRefused(api, 'jobs/', wrongApplications),
  },
  {
    name: 'a CV that is no PDF is refused for good',
    loss: 'the safety of who opens it: anybody can send a program or a page under the name of a CV',
    check: (api) =>
      expectRefused(api, 'jobs/', [
        application({}, pdf('<html>', 'cv.pdf', 'text/html')),
        // It calls itself one, as anybody can.
        application({}, pdf('<html>', 'cv.pdf')),
      ]),
  },
  {
    name: 'a CV over 5 MB is refused for good',
    loss: 'the limit that the form names: others than the form can fill the disk',
    check: (api) => expectRefused(api, 'jobs/', [application({}, pdf(5 * 1024 * 1024 + 1))]),
  },
  {
    name: 'a message of more than 100 000 bytes is refused for good',
    loss: 'the disk, to whoever sends enough of them',
    check: (api) => expectRefused(api, 'contacts/', [{ ...message, message: 'x'.repeat(110_000) }]),
  },
  {
    name: 'a refusal says why',
    loss: 'the reason: the visitor is told no more than that it was refused',
    async check(api) {
      for (const [path, body] of [
        ['contacts/', { ...message, phone: '1' }],
        ['subscribers/', { email: '@' }],
        ['jobs/', application({ phone: '1' })],
      ] as const) {
        const answer = await send(api, path, body);
        const outcome = outcomeOf(answer);
        const isSaid = outcome.kind === 'refused' && outcome.reason !== null;
        expectThat(isSaid, answer.call, 'JSON with `message` or `errors: {field: sentence}`', answer);
      }
    },
  },
  {
    name: 'a malformed body is refused for good',
    loss: 'the end of it: 5xx is tried again, and again, from every device that has one',
    async check(api) {
      for (const [path, body, type] of malformed) {
        const answer = await api.call(path, { method: 'POST', headers: { 'Content-Type': type }, body });
        expectThat(isFinal(answer), answer.call, finalStatuses, answer);
      }
    },
  },
  {
    name: 'what a page of another site can send is refused for good',
    loss: 'its safety: any page of the web could send in the name of who looks at it',
    async check(api) {
      const body = JSON.stringify(message);
      for (const type of ['text/plain', pageForm]) {
        const headers = { 'Content-Type': type };
        const answer = await api.call('contacts/', { method: 'POST', headers, body });
        expectThat(isFinal(answer), answer.call, `415 for ${type}`, answer);
      }
    },
  },
];
