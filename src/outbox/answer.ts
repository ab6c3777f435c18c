import { textOf } from '../lib/text.ts';
import { readRetryAfter } from './backoff.ts';
import type { FailureClass } from './record.ts';

/** What came back from the server, with two of its headers, whatever carried it. */
export interface Answer {
  readonly status: number;
  /** Whether it came from the very address that was asked, without a redirect. */
  readonly direct: boolean;
  readonly contentType: string | null;
  readonly retryAfter: string | null;
  readonly text: string;
}

/** What an attempt means for the submission. */
export type Outcome =
  | { readonly kind: 'sent'; readonly status: number; readonly message: string | null }
  /** Worth another attempt. `retryAfter` is the pause the server asked for, in milliseconds. */
  | {
      readonly kind: 'retry';
      readonly class: FailureClass;
      readonly status: number | null;
      readonly retryAfter: number | null;
      readonly maybeReceived: boolean;
    }
  /** An answer that a wrong deployment gives and that may heal; or the server will never take it as it is. */
  | { readonly kind: 'misplaced' | 'refused'; readonly status: number; readonly reason: string | null };

const misplaced = new Set([401, 403, 404, 405, 410, 501]);
/** Worth another attempt, as every status from 500 is that is not misplaced. */
const later = new Set([408, 409, 425]);

/**
 * What an answer does.
 * @param now milliseconds since 1970, for a Retry-After that is a date
 */
export function classifyAnswer(answer: Answer, now: number): Outcome {
  const { status } = answer;
  const retry = (failure: FailureClass, maybeReceived = false): Outcome => ({
    kind: 'retry',
    class: failure,
    status,
    retryAfter: readRetryAfter(answer.retryAfter, now),
    maybeReceived,
  });
  if (!answer.direct || status < 200 || (status >= 300 && status < 400)) return retry('portal', true);
  if (status < 300) {
    const body = readBody(answer);
    return body ? { kind: 'sent', status, message: body.message } : retry('portal', true);
  }
  if (status === 429) return retry('throttled');
  const isMisplaced = misplaced.has(status);
  if (later.has(status) || (status >= 500 && !isMisplaced)) return retry('server');
  const reason = readBody(answer)?.reason ?? null;
  return { kind: isMisplaced ? 'misplaced' : 'refused', status, reason };
}

/** Whether a failure says nothing about the submission: everything else would fail for the same reason. */
export function isNetworkClass(failure: FailureClass): boolean {
  return failure === 'network' || failure === 'timeout' || failure === 'portal';
}

/** Whether an attempt failed like that. */
export function isNetworkFailure(outcome: Outcome): boolean {
  return outcome.kind === 'retry' && isNetworkClass(outcome.class);
}

/**
 * Reads an answer's body.
 * @returns null when it is neither empty nor JSON: then it is not our server that speaks
 */
function readBody(answer: Answer): { message: string | null; reason: string | null } | null {
  if (answer.text.trim() === '') return { message: null, reason: null };
  if (answer.contentType?.toLowerCase().includes('html')) return null;
  let value: unknown;
  try {
    value = JSON.parse(answer.text);
  } catch {
    return null;
  }
  const message = shorten(textOf(value, 'message') ?? '');
  const errors = typeof value === 'object' && value !== null && 'errors' in value ? value.errors : null;
  const sentences = typeof errors === 'object' && errors !== null ? Object.values(errors) : [];
  const reasons = [...new Set(sentences.flat().filter((entry) => typeof entry === 'string'))];
  return { message, reason: shorten(reasons.join(' ')) ?? message };
}

/** A server's sentence, not its life: at most 500 characters. */
function shorten(text: string): string | null {
  const trimmed = text.trim();
  return trimmed === '' ? null : trimmed.slice(0, 500);
}
