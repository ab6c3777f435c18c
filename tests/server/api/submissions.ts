import type { Context, Hono } from 'hono';
import { writeDown } from '../switches/ledger.ts';
import { takeEffects } from '../switches/switch-effects.ts';
import type { ApiOptions, ServerEnv } from './api.ts';
import { createIdempotency, fingerprintOf, keyPattern } from './idempotency.ts';
import type { Idempotency } from './idempotency.ts';
import { readSubmission } from './read-submission.ts';
import { submissionKinds } from './submission-kinds.ts';
import type { SubmissionKind } from './submission-kinds.ts';

/** POST contacts/, subscribers/ and jobs/, each with and without the slash at the end. */
export function addSubmissionRoutes(api: Hono<ServerEnv>, options: ApiOptions): void {
  const idempotency = createIdempotency(options.store, options.now);
  for (const kind of submissionKinds) {
    api.post(`/${kind.name}`, (context) => receive(kind, context, options, idempotency));
  }
}

async function receive(
  kind: SubmissionKind,
  context: Context<ServerEnv>,
  options: ApiOptions,
  idempotency: Idempotency,
): Promise<Response> {
  const { store, now = Date.now } = options;
  const call = `POST ${kind.name}` as const;
  const entry = writeDown(options.ledger, call, context);
  const effects = takeEffects(options.switches, call, context.env);
  const key = context.req.header('Idempotency-Key') ?? null;
  if (key !== null && !keyPattern.test(key)) {
    return context.json({ message: 'The Idempotency-Key header is malformed.' }, 400);
  }
  const read = await readSubmission(kind, context, effects.bytesPerSecond);
  if (read instanceof Response) return read;

  const fingerprint = fingerprintOf(kind.name, read.fields);
  const claim = key === null ? 'claimed' : idempotency.claim(key, fingerprint);
  if (claim === 'at work') return context.json({ message: 'This submission is being worked on.' }, 409);
  if (claim === 'other body') {
    return context.json({ message: 'This Idempotency-Key was used for another submission.' }, 422);
  }
  try {
    const endedBefore = await effects.run('before');
    if (endedBefore) return endedBefore;
    if (claim === 'claimed') {
      // Also when the client is gone by now: its submission has arrived whole, and it will ask again with the same key.
      const receipt = { received_at: new Date(now()).toISOString(), idempotency_key: key };
      store.add({ name: kind.name, fingerprint, row: { ...read.values, ...receipt } });
      if (entry) entry.stored = true;
    }
    return (await effects.run('after')) ?? context.json({ message: kind.message }, 201);
  } finally {
    if (key !== null && claim === 'claimed') idempotency.release(key);
  }
}
