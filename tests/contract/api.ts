import { setTimeout as sleep } from 'node:timers/promises';
import { readRetryAfter } from '../../src/outbox/backoff.ts';

/** Something that answers requests as `fetch` does. */
export type Ask = (request: Request) => Promise<Response>;

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Undefined where the body is no JSON. */
  readonly json: unknown;
}

/** The server that is asked, as the site would ask it. */
export type Api = ReturnType<typeof connect>;

/** How long an answer may take, in milliseconds. */
const deadline = 30_000;

/** The longest pause that a 429 is granted, in milliseconds: a server's limit must not spoil the other rules. */
const longestPause = 120_000;

/**
 * @param base the API's base address, as in VITE_API_BASE_URL
 * @param origin the site's origin, where it is another than the API's
 * @param ask what carries the requests; a test may come between
 */
export function connect(base: string, origin?: string, ask: Ask = fetch) {
  const root = base.replace(/\/*$/u, '/');
  /** One request. Redirects are not followed: what is sent must arrive where it was sent. */
  async function askOnce(path: string, init: RequestInit = {}): Promise<Answer> {
    const signal = AbortSignal.timeout(deadline);
    const request = new Request(new URL(path, root), { redirect: 'manual', signal, ...init });
    if (origin !== undefined) request.headers.set('Origin', origin);
    const response = await ask(request);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parse(text) };
  }
  return {
    origin,
    askOnce,
    /** The same, once more after a 429. */
    async call(path: string, init?: RequestInit): Promise<Answer> {
      const answer = await askOnce(path, init);
      if (answer.status !== 429) return answer;
      const pause = readRetryAfter(answer.headers.get('Retry-After'), Date.now()) ?? 5000;
      await sleep(Math.min(longestPause, pause));
      return askOnce(path, init);
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
