import type { ApiCall } from '../api/calls.ts';

/** One request that reached the API, whatever became of it. */
export interface LedgerRequest {
  /** 1, 2, 3, … in the order of arrival. */
  number: number;
  call: ApiCall;
  /** The Idempotency-Key header. */
  key: string | null;
  /** Milliseconds since the epoch: the arrival, and the end of the exchange (null while it lasts). */
  arrivedAt: number;
  endedAt: number | null;
  /** Requests of all calls in flight when this one arrived, itself counted. In flight: its connection is open. */
  inFlight: number;
  /** The same for the requests with this key; 0 without a key. */
  inFlightWithKey: number;
  /** Bytes of the body, and a hash of what it says (idempotency.ts); null until it is read and understood. */
  bodyBytes: number | null;
  fingerprint: string | null;
  /** The answer's status; null when no whole answer went out. */
  status: number | null;
  /** Whether this request stored a submission. */
  stored: boolean;
}

/** What tests count: every request and how many there were at the same time. */
export interface Ledger {
  /** All requests, or those of one call, in the order of arrival. */
  requests(call?: ApiCall): LedgerRequest[];
  /** The most requests with one key that were ever in flight together. */
  mostInFlightWithOneKey(): number;
  /** Resolves once so many requests (of one call, or all) have arrived. */
  whenReceived(count: number, call?: ApiCall): Promise<void>;
  clear(): void;
  /** For the server: a request has arrived. The server writes into what it gets back. */
  open(call: ApiCall, key: string | null): LedgerRequest;
  /** For the server: its exchange is over. */
  close(request: LedgerRequest, status: number | null): void;
}

export function createLedger(now: () => number = Date.now): Ledger {
  let entries: LedgerRequest[] = [];
  let count = 0;
  const watchers = new Set<() => void>();
  const requests = (call?: ApiCall) => entries.filter((entry) => call === undefined || entry.call === call);
  const ledger: Ledger = {
    requests,
    mostInFlightWithOneKey: () => Math.max(0, ...entries.map((entry) => entry.inFlightWithKey)),
    whenReceived(wanted, call) {
      return new Promise((resolve) => {
        const check = (): void => {
          if (requests(call).length < wanted) return;
          watchers.delete(check);
          resolve();
        };
        watchers.add(check);
        check();
      });
    },
    clear() {
      entries = [];
    },
    open(call, key) {
      const open = entries.filter((entry) => entry.endedAt === null);
      count += 1;
      const request: LedgerRequest = {
        number: count,
        call,
        key,
        arrivedAt: now(),
        endedAt: null,
        inFlight: open.length + 1,
        inFlightWithKey: key === null ? 0 : open.filter((entry) => entry.key === key).length + 1,
        bodyBytes: null,
        fingerprint: null,
        status: null,
        stored: false,
      };
      entries.push(request);
      for (const check of watchers) check();
      return request;
    },
    close(request, status) {
      request.endedAt = now();
      request.status = status;
    },
  };
  return ledger;
}
