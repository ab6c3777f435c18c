import { randomUUID } from 'node:crypto';
import { pdf } from '../../support/submissions.ts';
import { expectThat, isFinal, isTaken } from '../rule.ts';
import type { Rule } from '../rule.ts';
import { application, message, send } from '../send.ts';

/** What Idempotency-Key must do. That a submission is stored once is not to be seen from here; the answers are. */
export const keyRules: readonly Rule[] = [
  {
    name: 'the same key with the same submission gets the first answer again',
    loss: 'the truth: a message whose answer was lost on the way is refused, or stored twice',
    async check(api) {
      // The form has another boundary each time, and the fields another order.
      const reversed = Object.fromEntries(Object.entries(message).toReversed());
      for (const [path, first, again] of [
        ['contacts/', message, reversed],
        ['jobs/', application(), application()],
      ] as const) {
        const key = randomUUID();
        const { status, text } = await send(api, path, first, key);
        const second = await send(api, path, again, key);
        const isSame = second.status === status && second.text === text;
        expectThat(isSame, `POST ${path} a second time`, `${status} ${text}`, second);
      }
    },
  },
  {
    name: 'the same key with another text gets 422',
    loss: 'the second message: it passes for the first and is thrown away, or keys are not honoured at all',
    async check(api) {
      const key = randomUUID();
      await send(api, 'contacts/', message, key);
      const other = await send(api, 'contacts/', { ...message, subject: 'feedback' }, key);
      expectThat(other.status === 422, 'Another subject under the key of the first', '422', other);
    },
  },
  {
    name: 'the same key with another CV gets 422',
    loss: 'the second CV: the firm reads the first',
    async check(api) {
      const key = randomUUID();
      await send(api, 'jobs/', application(), key);
      const other = await send(api, 'jobs/', application({}, pdf(2001)), key);
      expectThat(other.status === 422, 'Another CV under the key of the first', '422', other);
    },
  },
  {
    name: 'a refused submission leaves its key free',
    loss: 'the submission: Try again gets the old refusal, also when the server has been mended',
    async check(api) {
      const key = randomUUID();
      const first = await send(api, 'contacts/', { ...message, phone: '1' }, key);
      const second = await send(api, 'contacts/', message, key);
      const isFree = isTaken(second) || !isFinal(first);
      expectThat(isFree, 'A good message under the key of a refused one', '2xx', second);
    },
  },
  {
    name: 'of two submissions with one key at the same time one is taken',
    loss: 'order: two tabs, or a page and its worker, store one message twice',
    async check(api) {
      const key = randomUUID();
      const emails = [1, 2, 1, 2, 1, 2].map((number) => `api-test-${number}@example.com`);
      const answers = await Promise.all(emails.map((email) => send(api, 'subscribers/', { email }, key)));
      const taken = new Set(emails.filter((_, index) => isTaken(answers[index]!)));
      const came = answers.map(({ status }) => status).join(', ');
      const isWell = answers.every((answer) => isTaken(answer) || [409, 422].includes(answer.status));
      expectThat(
        isWell && taken.size === 1,
        'Six at once',
        '2xx for one e-mail address, else 409 or 422',
        came,
      );
    },
  },
];
