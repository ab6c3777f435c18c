import { randomUUID } from 'node:crypto';
import { pdf } from '../../support/submissions.ts';
import type { Answer, Api } from '../api.ts';
import { expectThat, isFinal, isTaken, Unknown } from '../rule.ts';
import type { Rule } from '../rule.ts';
import { application, message, send } from '../send.ts';

/** The first submission under a key, without which there is nothing to see. */
async function sendFirst(
  api: Api,
  path: string,
  body: object,
  key: string,
  isWell = isTaken,
): Promise<Answer> {
  const answer = await send(api, path, body, key);
  if (!isWell(answer)) throw new Unknown(`${answer.call}: came ${answer.status}`);
  return answer;
}

/** What Idempotency-Key must do. That a submission is stored once is not to be seen from here; the answers are. */
export const keyRules: readonly Rule[] = [
  {
    name: 'the same key with the same submission gets the first answer again',
    loss: 'the truth: a message whose answer was lost on the way is refused, or stored twice',
    async check(api) {
      // A form has another boundary each time.
      const reversed = Object.fromEntries(Object.entries(message).toReversed());
      for (const [path, first, again] of [
        ['contacts/', message, reversed],
        ['jobs/', application(), application()],
      ] as const) {
        const key = randomUUID();
        const { status, text } = await sendFirst(api, path, first, key);
        const second = await send(api, path, again, key);
        const isSame = second.status === status && second.text === text;
        const how = 'again, for the same fields in whatever order, under the same key';
        expectThat(isSame, second.call, `${status} ${text} ${how}`, second);
      }
    },
  },
  {
    name: 'the same key with another text gets 422',
    loss: 'the second message: it passes for the first and is thrown away, or keys are not honoured at all',
    async check(api) {
      const key = randomUUID();
      await sendFirst(api, 'contacts/', message, key);
      const other = await send(api, 'contacts/', { ...message, subject: 'feedback' }, key);
      expectThat(other.status === 422, other.call, '422 for another subject under the same key', other);
    },
  },
  {
    name: 'the same key with another CV gets 422',
    loss: 'the second CV: the firm reads the first',
    async check(api) {
      const key = randomUUID();
      await sendFirst(api, 'jobs/', application(), key);
      const other = await send(api, 'jobs/', application({}, pdf(2001)), key);
      expectThat(other.status === 422, other.call, '422 for another CV under the same key', other);
    },
  },
  {
    name: 'a refused submission leaves its key free',
    loss: 'the submission: Try again gets the old refusal, also when the server has been mended',
    async check(api) {
      const key = randomUUID();
      await sendFirst(api, 'contacts/', { ...message, phone: '1' }, key, isFinal);
      const second = await send(api, 'contacts/', message, key);
      expectThat(isTaken(second), second.call, '2xx under the key of a refused message', second);
    },
  },
  {
    name: 'of two submissions with one key at the same time one is taken',
    loss: 'order: two tabs, or a page and its worker, store one message twice',
    async check(api) {
      const key = randomUUID();
      const emails = [1, 2, 1, 2, 1, 2].map((number) => `api-test-${number}@example.com`);
      const answers = await Promise.all(emails.map((email) => send(api, 'subscribers/', { email }, key)));
      const taken = answers.filter(isTaken);
      const isOne = new Set(taken.map(({ call }) => call)).size === 1;
      const isWell = answers.every((answer) => isTaken(answer) || [409, 422].includes(answer.status));
      const isSame = new Set(taken.map(({ text }) => text)).size === 1;
      const came = answers.map(({ status, text }) => `${status} ${text}`).join(', ');
      const expected = '2xx for one e-mail address of six at once, with one text, else 409 or 422';
      expectThat(isWell && isOne && isSame, answers[0]!.call, expected, came);
    },
  },
];
