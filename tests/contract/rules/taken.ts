import { pdf } from '../../support/submissions.ts';
import type { Api } from '../api.ts';
import { expectThat, isTaken } from '../rule.ts';
import type { Rule } from '../rule.ts';
import { application, message, notice, send } from '../send.ts';
import { answerFault } from '../shapes.ts';
import { itemsOf } from './lists.ts';

/** 254 characters, which is as long as one may be. */
const longEmail = `${'a'.repeat(64)}@${`${'b'.repeat(61)}.`.repeat(3)}com`;

/** Whatever the forms of the site let through. Lengths are those of code points, with LF for a line break. */
const unusualMessages = [
  { name: 'রহিমা খাতুন', email: 'ক@উদাহরণ.বাংলা', subject: 'support' },
  { name: 'ক'.repeat(200), email: longEmail },
  // A domain in Bangla, as browsers hand it over.
  { email: 'karim@example.xn--54b7fta0cc' },
  { message: `${message.message}\n${'👩‍⚖️'.repeat(2000)}`, phone: '123456789012345', subject: 'feedback' },
];
const unusualApplications = [
  application({ cover_letter: `${notice}\n`.padEnd(20_000, 'নমস্কার\n') }, pdf(2000, 'জীবনবৃত্তান্ত.pdf')),
  application({}, pdf(`${'\0'.repeat(1019)}%PDF-1.7`)),
];

/** As the outbox reads it. */
async function expectTaken(api: Api, path: string, body: object, key?: null): Promise<void> {
  const answer = await send(api, path, body, key);
  const how = key === null ? ' without Idempotency-Key' : '';
  expectThat(isTaken(answer), answer.call, `2xx with JSON or an empty body${how}`, answer);
  if (answer.text.trim() === '') return;
  const fault = answerFault(`/${path}`, 'post', answer.status, answer.json);
  expectThat(fault === null, answer.call, 'the shape of openapi.yaml', String(fault));
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
    name: 'an address that has subscribed is taken again under another key',
    loss: 'the end of it: 409 is tried again for ever, and a refusal says who has subscribed',
    async check(api) {
      for (let count = 0; count < 2; count += 1)
        await expectTaken(api, 'subscribers/', { email: 'api-test-again@example.com' });
    },
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
      const jobs = await itemsOf<{ id: unknown; job_type: { id?: unknown } }>(api, 'job-titles/');
      for (const { id, job_type: type } of jobs.slice(0, 2))
        await expectTaken(
          api,
          'jobs/',
          application({ job_id: String(id), job_type: String(type?.id ?? '') }),
        );
    },
  },
  {
    name: 'an application for an opening that is closed or unknown is taken',
    loss: 'the applications that waited on a device until the opening was gone',
    check: (api) => expectTaken(api, 'jobs/', application({ job_id: '999999999', job_type: '999999999' })),
  },
  {
    name: 'a CV of exactly 5 MB is taken',
    loss: 'the applications whose CV the form has accepted, at the end of a long upload',
    check: (api) => expectTaken(api, 'jobs/', application({}, pdf(5 * 1024 * 1024))),
  },
  {
    name: 'Bangla, emoji, long texts and unusual PDFs are taken',
    loss: 'the messages of those who write in another script, or much',
    async check(api) {
      for (const change of unusualMessages) await expectTaken(api, 'contacts/', { ...message, ...change });
      for (const form of unusualApplications) await expectTaken(api, 'jobs/', form);
    },
  },
  {
    name: 'a submission without a key is taken',
    loss: 'everything that a build sends whose VITE_IDEMPOTENCY_HEADER is empty',
    check: (api) => expectTaken(api, 'contacts/', message, null),
  },
];
