import { IDBFactory } from 'fake-indexeddb';
import type { Outcome } from '../../../src/outbox/answer.ts';
import { createListeners } from '../../../src/lib/listeners.ts';
import type { OutboxMessage } from '../../../src/outbox/channel.ts';
import type { OutboxDependencies } from '../../../src/outbox/drain.ts';
import { createOutbox, type Outbox } from '../../../src/outbox/outbox.ts';
import {
  newSubmissionId,
  type Submission,
  type SubmissionKind,
  type SubmissionRecord,
} from '../../../src/outbox/record.ts';
import type { AttemptOptions, Send } from '../../../src/outbox/send.ts';
import { createStore } from '../../../src/outbox/store.ts';
import { createLocks } from './fake-locks.ts';

export const sent: Outcome = { kind: 'sent', status: 201, message: 'Received.' };
const retry = { kind: 'retry', status: null, retryAfter: null, maybeReceived: false } as const;
export const networkError: Outcome = { ...retry, class: 'network', maybeReceived: true };
export const throttled: Outcome = { ...retry, class: 'throttled', status: 429, retryAfter: 60_000 };
export const refused: Outcome = { kind: 'refused', status: 422, reason: 'Invalid phone number.' };
export const serverError = (status = 500): Outcome => ({ ...retry, class: 'server', status });

/** One attempt that a test can watch and answer. */
interface Attempt {
  readonly id: string;
  readonly text: string | undefined;
  readonly options: AttemptOptions;
  answer(outcome: Outcome): void;
}

export type Setting = ReturnType<typeof createSetting>;

/** A device: one database, one lock, one channel between its contexts, a clock, and a server that answers as told. */
export function createSetting(factory = new IDBFactory()) {
  const locks = createLocks();
  const store = createStore(() => factory);
  const attempts: Attempt[] = [];
  const messages: OutboxMessage[] = [];
  const open = new Map<string, number>();
  let most = 0;

  const { add: subscribe, tell: publish } = createListeners<[OutboxMessage]>();
  const channel = { publish, subscribe };
  subscribe((message) => messages.push(message));
  const send: Send = (submission, fields, options) =>
    new Promise((resolve) => {
      open.set(submission.id, (open.get(submission.id) ?? 0) + 1);
      most = Math.max(most, ...open.values());
      const first = fields[0];
      const attempt: Attempt = {
        id: submission.id,
        text: first && 'text' in first ? first.text : undefined,
        options,
        answer(outcome) {
          open.set(submission.id, (open.get(submission.id) ?? 1) - 1);
          resolve(outcome);
        },
      };
      attempts.push(attempt);
      options.signal?.addEventListener('abort', () => attempt.answer(networkError));
      const answer = typeof setting.answer === 'function' ? setting.answer(attempt) : setting.answer;
      if (answer !== 'hold') attempt.answer(answer);
    });
  const setting = {
    attempts,
    messages,
    /** What the server answers from now on; 'hold' leaves attempts open. */
    answer: sent as Outcome | 'hold' | ((attempt: Attempt) => Outcome | 'hold'),
    /** The clock, milliseconds since 1970. */
    now: Date.UTC(2026, 10, 21, 10, 0),
    /** The jitter, 0 to 1. */
    random: 0.5,
    /** How many attempts for one id were ever open at the same time. */
    mostAtOnce: () => most,
    channel,
    factory,
    store,
    /** Another tab, or the worker. */
    context: (parts: Partial<OutboxDependencies> = {}): Outbox =>
      createOutbox({
        store: createStore(() => factory),
        channel,
        send,
        locks,
        now: () => setting.now,
        random: () => setting.random,
        monotonic: () => setting.now,
        ...parts,
      }),
    /** Writes submissions of these texts into the outbox, without sending them. */
    async keep(...texts: string[]): Promise<string[]> {
      const submissions = texts.map((text) => submissionOf(text));
      for (const submission of submissions) await store.add(submission, setting.now);
      return submissions.map(({ id }) => id);
    },
    /** The row of an id. @throws when it is gone */
    async row(id = ''): Promise<SubmissionRecord> {
      const row = await store.get(id);
      if (!row) throw new Error('The row is gone.');
      return row;
    },
    rows: () => store.list(),
    /** The attempt of this number, once it was begun. */
    async attempt(number: number): Promise<Attempt> {
      await until(() => attempts.length >= number);
      return attempts[number - 1]!;
    },
  };
  return setting;
}

export function submissionOf(text: string, kind: SubmissionKind = 'contact'): Submission {
  return {
    id: newSubmissionId(),
    kind,
    about: `What ${kind} is about`,
    fields: [{ name: kind === 'newsletter' ? 'email' : 'message', text }],
  };
}

/** Resolves once `isTrue` is. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 1));
}
