import { readRetryAfter } from '../../../src/outbox/backoff.ts';
import { expectThat } from '../rule.ts';
import type { Rule } from '../rule.ts';

/** So many within a minute no visitor sends. */
const many = 300;

/** Nothing of it is stored, but it fills logs and may lock the caller out for a while: only when it is asked for. */
export const floodRule: Rule = {
  name: 'who sends too much gets 429 with Retry-After',
  loss: 'the inbox, to the first script that finds it',
  async check(api) {
    const headers = { 'Content-Type': 'application/json' };
    for (let count = 0; count < many; count += 1) {
      const answer = await api.askOnce('subscribers/', { method: 'POST', headers, body: '{}' });
      if (answer.status !== 429) continue;
      const header = answer.headers.get('Retry-After');
      const pause = readRetryAfter(header, Date.now());
      expectThat(
        pause !== null,
        `${answer.call}: a 429`,
        'Retry-After in seconds or as a date',
        header ?? 'none',
      );
      return;
    }
    expectThat(false, `${many} empty subscriptions in a row`, 'a 429 among the answers', 'none');
  },
};
