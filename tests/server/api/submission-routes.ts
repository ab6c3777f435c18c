import type { Context, Hono } from 'hono';
import type { ApiOptions, ServerEnv } from './api.ts';
import { noAnswer } from '../connection.ts';
import { createIdempotency, fingerprintOf, keyPattern } from './idempotency.ts';
import type { Answer, Idempotency } from './idempotency.ts';
import { writeDown } from '../switches/ledger-entry.ts';
import type { LedgerRequest } from '../switches/ledger.ts';
import { readSubmission } from './read-submission.ts';
import { createSubmissionKinds } from './submission-kinds.ts';
import type { Storable, SubmissionKind } from './submission-kinds.ts';
import { takeEffects } from '../switches/switch-effects.ts';
import type { RequestEffects } from '../switches/switch-effects.ts';

/** POST contacts/, subscribers/ and jobs/, each with and without the slash at the end. */
export function addSubmissionRoutes(api: Hono<ServerEnv>, options: ApiOptions): void {
  const idempotency = createIdempotency(options.database, options.now);
  for (const kind of createSubmissionKinds(options)) {
    api.post(`/${kind.name}`, (context) => receive(kind, context, options, idempotency));
    api.all(`/${kind.name}`, (context) =>
      context.json({ message: 'This call is sent with POST.' }, 405, { Allow: 'POST, OPTIONS' }),
    );
  }
}

async function receive(
  kind: SubmissionKind,
  context: Context<ServerEnv>,
  options: ApiOptions,
  idempotency: Idempotency,
): Promise<Response> {
  const call = `POST ${kind.name}` as const;
  const entry = writeDown(options.ledger, call, context);
  const effects = takeEffects(options.switches, call, context.env);
  const refused = effects.onArrival();
  if (refused) return refused;

  const key = context.req.header('Idempotency-Key') ?? null;
  if (key !== null && !keyPattern.test(key)) {
    return context.json({ message: 'The Idempotency-Key header is malformed.' }, 400);
  }
  const read = await readSubmission(kind, context, effects.uploadFault());
  if (read.kind === 'broken off') return noAnswer();
  if (entry) entry.bodyBytes = read.bodyBytes;
  if (read.kind === 'refused') return context.json(read.body, read.status);

  const fingerprint = fingerprintOf(kind.name, read.fields);
  if (entry) entry.fingerprint = fingerprint;
  const claim = key === null ? ({ kind: 'claimed' } as const) : idempotency.claim(key, fingerprint);
  if (claim.kind === 'at work') {
    return context.json({ message: 'This submission is being worked on.' }, 409);
  }
  if (claim.kind === 'other body') {
    return context.json({ message: 'This Idempotency-Key was used for another submission.' }, 422);
  }
  if (claim.kind === 'repeat') {
    const ended = (await effects.run('before')) ?? (await effects.run('after'));
    return ended ?? context.json(claim.answer.body, claim.answer.status);
  }
  try {
    const store = (answer: Answer): void => {
      storeOnce(read.store, key, fingerprint, answer, idempotency, options.now);
    };
    return await storeAndAnswer(kind, context, effects, store, entry);
  } finally {
    if (key !== null) idempotency.release(key);
  }
}

async function storeAndAnswer(
  kind: SubmissionKind,
  context: Context<ServerEnv>,
  effects: RequestEffects,
  store: (answer: Answer) => void,
  entry: LedgerRequest | undefined,
): Promise<Response> {
  const endedBefore = await effects.run('before');
  if (endedBefore) return endedBefore;
  // Also when the client is gone by now: its submission has arrived whole, and it will ask again with the same key.
  const answer: Answer = { status: 201, body: { message: kind.message } };
  store(answer);
  if (entry) entry.stored = true;
  return (await effects.run('after')) ?? context.json(answer.body, answer.status);
}

function storeOnce(
  store: Storable,
  key: string | null,
  fingerprint: string,
  answer: Answer,
  idempotency: Idempotency,
  now: () => number = Date.now,
): void {
  const receipt = { receivedAt: new Date(now()).toISOString(), idempotencyKey: key };
  store(receipt, () => {
    if (key !== null) idempotency.complete(key, fingerprint, answer);
  });
}
