import type { Context } from 'hono';
import type { ServerEnv } from '../api/api.ts';
import type { ApiCall } from '../api/calls.ts';
import type { Ledger, LedgerRequest } from './ledger.ts';

/** Enters a request in the ledger, if there is one, and closes the entry when its exchange is over. */
export function writeDown(
  ledger: Ledger | undefined,
  call: ApiCall,
  context: Context<ServerEnv>,
): LedgerRequest | undefined {
  if (!ledger) return undefined;
  const request = ledger.open(call, context.req.header('Idempotency-Key') ?? null);
  const { outgoing } = context.env;
  outgoing.once('close', () => {
    ledger.close(request, outgoing.writableFinished ? outgoing.statusCode : null);
  });
  return request;
}
