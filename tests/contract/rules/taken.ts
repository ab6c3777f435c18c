import { pdf } from '../../support/submissions.ts';
import type { Api } from '../api.ts';
import { expectThat, isTaken } from '../rule.ts';
import type { Rule } from '../rule.ts';
import { application, message, send } from '../send.ts';
import { answerFault } from '../shapes.ts';
import { readList } from './lists.ts';

/** Whatever the forms of the site let through. */
const unusual = [
  { name: 'রহিমা খাতুন', email: 'ক@উদাহরণ.বাংলা', subject: 'support' },
  // A domain in Bangla, as browsers hand it over.
  { email: 'karim@example.xn--54b7fta0cc' },
  { message: `${message.message}\n${'👩‍⚖️'.repeat(2000)}`, phone: '123456789012345', subject: 'feedback' },
];

/** As the outbox reads it: 2xx, and a body that is JSON or empty. */
async function expectTaken(api: Api, path: string, body: object): Promise<void> {
  const answer = await send(api, path, body);
  const isHtml = answer.headers.get('Content-Type')?.toLowerCase().includes('html') ?? false;
  const isRead = answer.text.trim() === '' || (!isHtml && answer.json !== undefined);
  expectThat(isTaken(answer) && isRead, `POST ${path}`, '2xx with JSON or an empty body', answer);
  if (answer.text.trim() === '') return;
  const fault = answerFault(`/${path}`, 'post', answer.status, answer.json);
  expectThat(fault === null, `POST ${path}`, 'the shape of openapi.yaml', String(fault));
}

async function expectStatusTaken(api: Api, path: string, body: object, what: string): Promise<void> {
  const answer = await send(api, path, body);
  expectThat(isTaken(answer), what, '2xx', answer);
}

/** What must be stored. The firm finds it in its inbox, with the word that it is a test. */
export const takenRules: readonly Rule[] = [
  {
    name: 'a contact message is taken',
    loss: 'every message: it stays on the device and is sent again for ever',
    check: (api) => expectTaken(api, 'contacts/', message),
  },
  {
    name: 'a subscription is taken',
    loss: 'every subscription: it stays on the device and is sent again for ever',
    check: (api) => expectTaken(api, 'subscribers/', { email: 'api-test@example.com' }),
  },
  {
    name: 'an application without an opening is taken',
    loss: 'every application that is sent while nothing is open',
    check: (api) => expectTaken(api, 'jobs/', application()),
  },
  {
    name: 'an application for each of the first openings is taken',
    loss: 'the applications for an opening that the site shows',
    async check(api) {
      const jobs = (await readList(api, 'job-titles/')) as { id?: unknown; job_type?: { id?: unknown } }[];
      for (const { id, job_type: type } of jobs.slice(0, 2)) {
        const form = application({ job_id: String(id), job_type: String(type?.id ?? '') });
        await expectStatusTaken(api, 'jobs/', form, `An application for job ${String(id)}`);
      }
    },
  },
  {
    name: 'a CV of exactly 5 MB is taken',
    loss: 'the applications whose CV the form has accepted, at the end of a long upload',
    check: (api) =>
      expectStatusTaken(api, 'jobs/', application({}, pdf(5 * 1024 * 1024)), 'A CV of 5 MB in a form'),
  },
  {
    name: 'Bangla, emoji and long texts are taken',
    loss: 'the messages of those who write in another script, or much',
    async check(api) {
      for (const change of unusual) {
        await expectStatusTaken(api, 'contacts/', { ...message, ...change }, Object.keys(change).join(', '));
      }
    },
  },
  {
    name: 'a submission without a key is taken',
    loss: 'everything that a build sends whose VITE_IDEMPOTENCY_HEADER is empty',
    async check(api) {
      const answer = await send(api, 'contacts/', message, null);
      expectThat(isTaken(answer), 'POST contacts/ without Idempotency-Key', '2xx', answer);
    },
  },
];
