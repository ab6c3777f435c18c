import { expectThat } from '../rule.ts';
import type { Rule } from '../rule.ts';

/** Of all that has been answered so far. */
export const encodingRule: Rule = {
  name: 'every answer is in UTF-8',
  loss: 'the letters that another encoding writes otherwise: browsers read JSON as UTF-8, whatever its header says',
  async check({ answers }) {
    for (const { call, text } of answers) {
      const place = text.indexOf('\uFFFD');
      expectThat(place === -1, call, 'UTF-8', `'${text.slice(Math.max(0, place - 20), place + 20)}'`);
    }
  },
};
