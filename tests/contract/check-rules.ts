import type { Api } from './api.ts';
import { Unknown } from './rule.ts';
import type { Rule } from './rule.ts';
import { answerRules } from './rules/every-answer.ts';
import { floodRule } from './rules/flood.ts';
import { keyRules } from './rules/keys.ts';
import { listRules } from './rules/lists.ts';
import { originRules } from './rules/origins.ts';
import { refusedRules } from './rules/refused.ts';
import { takenRules } from './rules/taken.ts';

/** What came of a rule. Where it is broken, the reason says what was expected, what came and what is lost. */
export interface Verdict {
  readonly rule: string;
  readonly kind: 'holds' | 'BROKEN' | 'unknown';
  readonly reason: string;
}

/** The rules for a server: those of origins only for a site on another one, that of floods only when asked for. */
export function rulesFor({ origin }: Pick<Api, 'origin'>, flood = false): readonly Rule[] {
  const origins = origin === undefined ? [] : originRules;
  return [
    ...listRules,
    ...takenRules,
    ...refusedRules,
    ...keyRules,
    // These look at every answer before them.
    ...answerRules,
    ...origins,
    ...(flood ? [floodRule] : []),
  ];
}

/** Why it makes no sense to go on, where nothing answers at the address of the first list; else null. */
export async function findNothing({ askOnce, address }: Api): Promise<string | null> {
  const path = 'news-and-events';
  const came = await askOnce(path, { redirect: 'follow' }).then(
    ({ status }) => (status === 404 ? '404' : null),
    (error: Error) => error.message,
  );
  if (came === null) return null;
  return `Nothing at ${address(path)} (${came}). Is this the address of VITE_API_BASE_URL? Often /api is missing at its end.`;
}

/** Checks one rule after the other. Never rejects: no answer is a fault like any other. */
export async function* checkRules(api: Api, rules: readonly Rule[]): AsyncGenerator<Verdict> {
  for (const { name: rule, loss, check } of rules) {
    yield await check(api).then(
      (): Verdict => ({ rule, kind: 'holds', reason: '' }),
      (error: Error) =>
        error instanceof Unknown
          ? { rule, kind: 'unknown', reason: `${error.message}.` }
          : { rule, kind: 'BROKEN', reason: `${error.message}. The site would lose ${loss}.` },
    );
  }
}
