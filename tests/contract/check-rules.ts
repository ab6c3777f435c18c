import type { Api } from './api.ts';
import { Broken } from './rule.ts';
import type { Rule } from './rule.ts';
import { floodRule } from './rules/flood.ts';
import { keyRules } from './rules/keys.ts';
import { listRules } from './rules/lists.ts';
import { originRules } from './rules/origins.ts';
import { refusedRules } from './rules/refused.ts';
import { takenRules } from './rules/taken.ts';

/** What came of a rule: null when it holds, else a sentence that says what was expected, what came and what is lost. */
export interface Verdict {
  readonly rule: string;
  readonly fault: string | null;
}

/** The rules for a server: those of origins only for a site on another one, that of floods only when asked for. */
export function rulesFor({ origin }: Pick<Api, 'origin'>, flood = false): readonly Rule[] {
  const origins = origin === undefined ? [] : originRules;
  return [
    ...listRules,
    ...takenRules,
    ...refusedRules,
    ...keyRules,
    ...origins,
    ...(flood ? [floodRule] : []),
  ];
}

/** Checks one rule after the other. Never rejects: no answer is a fault like any other. */
export async function* checkRules(api: Api, rules: readonly Rule[]): AsyncGenerator<Verdict> {
  for (const rule of rules) {
    const fault = await rule.check(api).then(
      () => null,
      (error: Error) => `${reasonOf(error)}. The site would lose ${rule.loss}.`,
    );
    yield { rule: rule.name, fault };
  }
}

function reasonOf(error: Error): string {
  if (error instanceof Broken) return error.message;
  const { cause } = error;
  return `No answer: ${cause instanceof Error ? cause.message : error.message}`;
}
