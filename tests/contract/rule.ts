import { classifyAnswer } from '../../src/outbox/answer.ts';
import type { Answer, Api } from './api.ts';

/** One thing that the site relies on. */
export interface Rule {
  /** What a good server does, as a sentence without its full stop. */
  readonly name: string;
  /** What becomes of the site on a server that does not. */
  readonly loss: string;
  /** Rejects with {@link Broken} when the server does not; with anything else when there is no answer. */
  readonly check: (api: Api) => Promise<void>;
}

/** What was expected and what came instead. */
export class Broken extends Error {}

/** @throws Broken unless it is so */
export function expectThat(isSo: boolean, what: string, expected: string, came: string | Answer): void {
  if (isSo) return;
  throw new Broken(`${what}: expected ${expected}, came ${typeof came === 'string' ? came : said(came)}`);
}

/** An answer in a few words. */
function said({ status, text }: Answer): string {
  return text === ''
    ? `${status} without a body`
    : `${status} ${text.slice(0, 100).replaceAll(/\s+/gu, ' ')}`;
}

export const isTaken = ({ status }: Answer): boolean => status >= 200 && status < 300;

/** Whether the outbox gives a submission up at once and shows why; it tries again after anything else. */
export function isFinal({ status, text }: Answer): boolean {
  const answer = { status, direct: true, contentType: null, retryAfter: null, text };
  return classifyAnswer(answer, Date.now()).kind === 'refused';
}

export const finalStatuses = '400, 413, 415, 422 or another 4xx that is final';
