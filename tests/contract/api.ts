import { setTimeout as sleep } from 'node:timers/promises';
import { timeLimit } from '../../src/api/http.ts';
import { attemptDeadline, readRetryAfter } from '../../src/outbox/backoff.ts';

/** Something that answers requests as `fetch` does. */
export type Ask = (request: Request) => Promise<Response>;

export interface Answer {
  /** What was asked, for people: method, address and the fields that were sent. */
  readonly call: string;
  /** Bytes of what was sent. */
  readonly size: number;
  /** From the request to the end of the answer, in milliseconds. */
  readonly time: number;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Undefined where the body is no JSON. */
  readonly json: unknown;
}

/** The server that is asked, as the site would ask it. */
export type Api = ReturnType<typeof connect>;

/** The longest pause that a 429 is granted, in milliseconds: a server's limit must not spoil the other rules. */
const longestPause = 120_000;

/**
 * @param base the API's base address, as in VITE_API_BASE_URL
 * @param origin the site's origin, where it is another than the API's
 * @param ask what carries the requests; a test may come between
 */
export function connect(base: string, origin?: string, ask: Ask = fetch) {
  const root = base.replace(/\/*$/u, '/');
  const answers: Answer[] = [];
  const address = (path: string): string => new URL(path, root).href;

  /** One request. It may take as long as on the site; redirects are not followed: what is sent must arrive where it was sent. */
  async function askOnce(path: string, { method = 'GET', body, ...init }: RequestInit = {}): Promise<Answer> {
    const { size } = await new Response(body).blob();
    const signal = AbortSignal.timeout(method === 'POST' ? attemptDeadline(size) : timeLimit);
    const request = new Request(address(path), { redirect: 'manual', signal, method, body, ...init });
    if (origin !== undefined) request.headers.set('Origin', origin);
    const call = `${method} ${request.url}${sent(body)}`;
    const askedAt = Date.now();
    try {
      const response = await ask(request);
      const text = await response.text();
      const { status, headers } = response;
      return { call, size, time: Date.now() - askedAt, status, headers, text, json: parse(text) };
    } catch (error) {
      const { cause = error } = error as Error;
      const seconds = Math.round((Date.now() - askedAt) / 1000);
      const why = (cause as Error).message;
      throw new Error(`${call}: no answer in ${seconds} s: ${why}`, { cause: error });
    }
  }

  /** The same, once more after a 429; the answers are kept. */
  async function call(path: string, init?: RequestInit, attempts = 2): Promise<Answer> {
    const answer = await askOnce(path, init);
    answers.push(answer);
    if (answer.status !== 429 || attempts === 1) return answer;
    const pause = readRetryAfter(answer.headers.get('Retry-After'), Date.now()) ?? 5000;
    await sleep(Math.min(longestPause, pause));
    return call(path, init, attempts - 1);
  }

  return { origin, root, answers, address, askOnce, call };
}

/** The fields of a body, as far as they tell one case from another. */
function sent(body: RequestInit['body']): string {
  if (body === undefined || body === null) return '';
  const fields = body instanceof FormData ? Object.fromEntries(body) : (parse(String(body)) ?? body);
  const shortened = (_name: string, value: unknown) => {
    if (value instanceof File) return `${value.name}, ${value.type}, ${value.size} bytes`;
    const isLong = typeof value === 'string' && value.length > 40;
    return isLong ? `${value.slice(0, 40)}… (${[...value].length} characters)` : value;
  };
  return ` with ${JSON.stringify(fields, shortened)}`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
