import { EventEmitter, once } from 'node:events';
import type { Context } from 'hono';
import type { ServerEnv } from '../api/api.ts';
import type { ApiCall } from '../api/calls.ts';

/** One request that reached the API, whatever became of it. */
export interface LedgerRequest {
  call: ApiCall;
  /** The Idempotency-Key header. */
  key: string | null;
  /** Milliseconds since the epoch: the arrival, and the end of the exchange (null while it lasts). */
  arrivedAt: number;
  endedAt: number | null;
  /** Requests with this key in flight when this one arrived, itself counted; 0 without a key. In flight: its connection is open. */
  inFlightWithKey: number;
  /** The answer's status; null when no whole answer went out. */
  status: number | null;
  /** Whether this request stored a submission. */
  stored: boolean;
}

export type Ledger = ReturnType<typeof createLedger>;

/** What tests count: every request and how many there were at the same time. */
export function createLedger(now: () => number = Date.now) {
  let entries: LedgerRequest[] = [];
  const arrivals = new EventEmitter();
  /** All requests, or those of one call, in the order of arrival. */
  const requests = (call?: ApiCall) => entries.filter((entry) => call === undefined || entry.call === call);
  return {
    requests,
    /** The most requests with one key that were ever in flight together. */
    mostInFlightWithOneKey: () => Math.max(0, ...entries.map((entry) => entry.inFlightWithKey)),
    /** Resolves once so many requests (of one call, or all) have arrived. */
    async whenReceived(wanted: number, call?: ApiCall): Promise<void> {
      while (requests(call).length < wanted) await once(arrivals, 'request');
    },
    clear(): void {
      entries = [];
    },
    /** For the server: a request has arrived. The server writes into what it gets back. */
    open(call: ApiCall, key: string | null): LedgerRequest {
      const open = entries.filter((entry) => entry.endedAt === null && entry.key === key);
      const inFlightWithKey = key === null ? 0 : open.length + 1;
      const start = { arrivedAt: now(), endedAt: null, status: null, stored: false };
      const request: LedgerRequest = { call, key, inFlightWithKey, ...start };
      entries.push(request);
      arrivals.emit('request');
      return request;
    },
    /** For the server: its exchange is over. */
    close(request: LedgerRequest, status: number | null): void {
      request.endedAt = now();
      request.status = status;
    },
  };
}

/** Enters a request in the ledger, if there is one, and closes the entry when its exchange is over. */
export function writeDown(
  ledger: Ledger | undefined,
  call: ApiCall,
  context: Context<ServerEnv>,
): LedgerRequest | undefined {
  const request = ledger?.open(call, context.req.header('Idempotency-Key') ?? null);
  const { outgoing } = context.env;
  outgoing.once('close', () => {
    if (request) ledger?.close(request, outgoing.writableFinished ? outgoing.statusCode : null);
  });
  return request;
}
