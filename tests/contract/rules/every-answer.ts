import { expectThat } from '../rule.ts';
import type { Rule } from '../rule.ts';

/** How long the server may take for a submission, in milliseconds: a form answers its visitor within 8 seconds. */
const answerTime = 6000;
/** Bytes of a submission whose way to the server is short: a CV may take longer. */
const small = 100_000;

/** Of all that has been answered so far. */
export const answerRules: readonly Rule[] = [
  {
    name: 'every answer is in UTF-8',
    loss: 'the letters that another encoding writes otherwise: browsers read JSON as UTF-8, whatever its header says',
    async check({ answers }) {
      for (const { call, text } of answers) {
        const place = text.indexOf('\uFFFD');
        expectThat(place === -1, call, 'UTF-8', `'${text.slice(Math.max(0, place - 20), place + 20)}'`);
      }
    },
  },
  {
    name: 'what is sent is answered within 6 seconds',
    loss: 'the answer: the form says that the server has not answered, and what the server says comes after it',
    async check({ answers }) {
      for (const { call, size, time } of answers)
        expectThat(
          size > small || time < answerTime,
          call,
          'an answer within 6 s',
          `one after ${Math.round(time / 1000)} s`,
        );
    },
  },
];
