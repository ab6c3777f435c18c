import { classifyAnswer } from '../../src/outbox/answer.ts';
import type { Outcome } from '../../src/outbox/answer.ts';
import type { Answer, Api } from './api.ts';

/** One thing that the site relies on. */
export interface Rule {
  /** What a good server does, as a sentence without its full stop. */
  readonly name: string;
  /** What becomes of the site on a server that does not. */
  readonly loss: string;
  /** Rejects when the server does not, or does not answer; with {@link Unknown} when that cannot be seen. */
  readonly check: (api: Api) => Promise<void>;
}

/** Why nothing can be said of a rule. */
export class Unknown extends Error {}

/** @throws an error with what was expected and what came instead, unless it is so */
export function expectThat(isSo: boolean, what: string, expected: string, came: string | Answer): void {
  if (isSo) return;
  throw new Error(`${what}: expected ${expected}, came ${typeof came === 'string' ? came : said(came)}`);
}

/** An answer in a few words. */
function said({ status, headers, text }: Answer): string {
  if (text === '') return `${status} without a body`;
  const type = headers.get('Content-Type') ?? 'without a type';
  return `${status} ${type} ${text.slice(0, 200).replaceAll(/\s+/gu, ' ')}`;
}

/** What the outbox makes of an answer. */
export function outcomeOf({ status, headers, text }: Answer): Outcome {
  const contentType = headers.get('Content-Type');
  return classifyAnswer({ status, direct: true, contentType, retryAfter: null, text }, Date.now());
}

export const isTaken = (answer: Answer): boolean => outcomeOf(answer).kind === 'sent';

/** Whether the outbox gives a submission up at once and shows why; it tries again after anything else. */
export const isFinal = (answer: Answer): boolean => outcomeOf(answer).kind === 'refused';

export const finalStatuses = '400, 413, 415, 422 or another 4xx that is final';
