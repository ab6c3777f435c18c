import { vi } from 'vitest';
import type { Ask } from '../../contract/api.ts';

/** A server that does one thing wrong: `next` is a good one. */
export type Breaker = (request: Request, next: Ask, text: () => Promise<string>) => Promise<Response>;

const isPost = ({ method }: Request): boolean => method === 'POST';
const asks = ({ url }: Request, path: string): boolean => new URL(url).pathname.endsWith(path);

/** An answer of the breaker itself; every origin may read it. */
const own =
  (body: BodyInit, status: number, type = 'application/json') =>
  (): Response => {
    const headers = { 'Content-Type': type, 'Access-Control-Allow-Origin': '*' };
    return new Response(body, { status, headers });
  };
const taken = own('{"message":"Received."}', 201);
const refused = (status: number) => own('{"message":"No."}', status);
const logInPage = own('<!doctype html><title>Log in</title>', 200, 'text/html');

/** The answer with another body; headers may be changed. */
function changed(answer: Response, body: BodyInit | null = answer.body, type?: string): Response {
  const { status, headers } = answer;
  const copy = new Response(body, { status, headers });
  if (type !== undefined) copy.headers.set('Content-Type', type);
  return copy;
}

/** Another body in place of that of a success. */
const rewritten = (path: string, body: BodyInit, type = 'application/json'): Breaker => {
  return async (request, next) => {
    const answer = await next(request);
    return request.method !== 'OPTIONS' && asks(request, path) && answer.ok
      ? changed(answer, body, type)
      : answer;
  };
};

/** This answer, without another look, to what is sent with these words. */
const ifSaid = (path: string, words: string | RegExp, answer: () => Response): Breaker => {
  return async (request, next, text) =>
    isPost(request) && asks(request, path) && new RegExp(words, 'u').test(await text())
      ? answer()
      : next(request);
};
const without = (header: string, applies: (request: Request, answer: Response) => boolean): Breaker => {
  return async (request, next) => {
    const answer = changed(await next(request));
    if (applies(request, answer)) answer.headers.delete(header);
    return answer;
  };
};
/** Does not know of keys at one call. */
const forgetful = (path: string): Breaker => {
  return (request, next) => {
    if (asks(request, path)) request.headers.delete('Idempotency-Key');
    return next(request);
  };
};
const largerThan = (size: number, answer: () => Response): Breaker => {
  return async (request, next, text) => ((await text()).length > size ? answer() : next(request));
};
/** This answer to the first thing of so many letters that is sent to a call. */
const once = (path: string, answer: () => Response, size = 0): Breaker => {
  let isFirst = true;
  return async (request, next, text) => {
    if (!isFirst || !isPost(request) || !asks(request, path) || (await text()).length < size)
      return next(request);
    isFirst = false;
    return answer();
  };
};
/** A list in pages, of which the second cannot be had, nor what lies outside the base address. */
const paged = (path: string, next: unknown): Breaker => {
  return async (request, ask) => {
    if (request.url.includes('page=2')) return refused(500)();
    if (!new URL(request.url).pathname.startsWith('/api/')) return refused(404)();
    const answer = await ask(request);
    if (!asks(request, path) || request.method !== 'GET') return answer;
    return changed(answer, JSON.stringify({ results: await answer.json(), next }));
  };
};
/** Does not take the same subscription twice. */
function unique(): Breaker {
  const seen = new Set<string>();
  return async (request, next, text) => {
    if (!isPost(request) || !asks(request, 'subscribers/')) return next(request);
    const said = await text();
    if (seen.has(said)) return refused(409)();
    seen.add(said);
    return next(request);
  };
}
/** Takes what is still at work, and says another thing each time. */
function numbered(): Breaker {
  let count = 0;
  return async (request, next) => {
    const answer = await next(request);
    if (!isPost(request) || !asks(request, 'subscribers/') || ![201, 409].includes(answer.status))
      return answer;
    return own(`{"message":"Number ${(count += 1)}"}`, 201)();
  };
}
const largestCv = 5 * 1024 * 1024;

/** A request as it came first under its key, and the status of its answer. */
interface Seen {
  readonly text: string;
  readonly status: number;
}

/** Refuses what comes later under a key of contacts/, where it applies. */
function later(applies: (first: Seen, now: Seen) => boolean, status: number): Breaker {
  const seen = new Map<string | null, Seen>();
  return async (request, next, text) => {
    const key = request.headers.get('Idempotency-Key');
    const now = { text: await text(), status: 0 };
    const first = seen.get(key);
    if (key !== null && first && asks(request, 'contacts/') && applies(first, now)) return refused(status)();
    const answer = await next(request);
    if (!first) seen.set(key, { ...now, status: answer.status });
    return answer;
  };
}

const allowOrigin = 'Access-Control-Allow-Origin';

/** One or more for every rule, by its name. */
export const breakers: Readonly<Record<string, Breaker | readonly Breaker[]>> = {
  'GET news-and-events is a list': [
    rewritten('news-and-events', '[{"heading":"News"}]'),
    rewritten('news-and-events', '[{"title":"News","date_posted":"04/03/2025"}]'),
  ],
  'GET job-types is a list': [
    rewritten('job-types', '[{"id":1,"name":null}]'),
    ...[2, 'job-types', '?page=2', '/job-types?a'].map((next) => paged('job-types', next)),
  ],
  'GET job-titles/ is a list': rewritten(
    'job-titles/',
    '[{"id":101,"title":{"en":"Pupil"},"job_type":{"id":1,"name":"x"}}]',
  ),
  'GET advertisements/ is a list': [
    rewritten('advertisements/', '[{"type":"Video"}]'),
    rewritten('advertisements/', '[{"type":"URL","url":null}]'),
  ],
  'every id stands once': rewritten('job-types', '[{"id":1,"name":"a"},{"id":"1","name":"b"}]'),
  'the pictures of advertisements can be had': rewritten('.svg', '<!doctype html>', 'text/html'),
  'a contact message is taken': once('contacts/', logInPage),
  'a subscription is taken': once('subscribers/', own('{"message":1}', 201)),
  'an address that has subscribed is taken again under another key': unique(),
  'an application without an opening is taken': once('jobs/', logInPage),
  'an application for each of the first openings is taken': ifSaid(
    'jobs/',
    'name="job_id"\\s+10',
    refused(422),
  ),
  'an application for an opening that is closed or unknown is taken': ifSaid(
    'jobs/',
    '999999999',
    refused(422),
  ),
  'a CV of exactly 5 MB is taken': [largerThan(largestCv, refused(413)), once('jobs/', logInPage, largestCv)],
  'Bangla, emoji, long texts and unusual PDFs are taken': [
    ifSaid('contacts/', '\\p{Script=Bengali}', refused(500)),
    ifSaid('jobs/', 'filename="\\p{Script=Bengali}', refused(422)),
    ifSaid('jobs/', '\0%PDF', refused(422)),
  ],
  'a submission without a key is taken': async (request, next, text) =>
    request.headers.has('Idempotency-Key') || !(await text()).includes('"inquiry"')
      ? next(request)
      : refused(400)(),
  'a wrong message is refused for good': ifSaid('contacts/', '"phone":""', refused(500)),
  'a wrong subscription is refused for good': ifSaid('subscribers/', '^\\{\\}$', taken),
  'a wrong application is refused for good': ifSaid('jobs/', '\\b02812345678', taken),
  'a CV that is no PDF is refused for good': ifSaid('jobs/', 'application/pdf\\s+<html>', taken),
  'a CV over 5 MB is refused for good': largerThan(largestCv, taken),
  'a message of more than 100 000 bytes is refused for good': ifSaid('contacts/', 'x{100000}', taken),
  'a refusal says why': ['Unprocessable', '{"email":["Wrong."]}', '{"errors":{}}'].map(
    (body): Breaker =>
      async (request, next) => {
        const answer = await next(request);
        return answer.status === 422 ? changed(answer, body) : answer;
      },
  ),
  'a malformed body is refused for good': ifSaid('contacts/', '^\\[\\]$', refused(500)),
  'what a page of another site can send is refused for good': async (request, next) =>
    request.headers.get('Content-Type') === 'text/plain' ? taken() : next(request),
  'the same key with the same submission gets the first answer again': later(
    (first, now) => first.status === 201 && first.text.length === now.text.length,
    409,
  ),
  'the same key with another text gets 422': forgetful('contacts/'),
  'the same key with another CV gets 422': forgetful('jobs/'),
  'a refused submission leaves its key free': later((first) => first.status === 422, 422),
  'of two submissions with one key at the same time one is taken': [forgetful('subscribers/'), numbered()],
  'what is sent is answered within 6 seconds': async (request, next) => {
    const answer = await next(request);
    if (isPost(request)) vi.setSystemTime(Date.now() + 6000);
    return answer;
  },
  'every answer is in UTF-8': rewritten(
    'news-and-events',
    new Uint8Array(Buffer.from('[{"title":"Caf\u00e9"}]', 'latin1')),
  ),
  'a preflight allows the key and the content type': without(
    'Access-Control-Allow-Headers',
    (request) => request.method === 'OPTIONS' && asks(request, 'jobs/'),
  ),
  'a preflight is answered with 2xx': async (request, next) => {
    const answer = await next(request);
    const { headers } = answer;
    return request.method === 'OPTIONS' && asks(request, 'jobs/')
      ? new Response(null, { status: 405, headers })
      : answer;
  },
  'every answer allows the origin of the site, once': [
    async (request, next) => {
      const answer = changed(await next(request));
      answer.headers.append(allowOrigin, answer.headers.get(allowOrigin) ?? '');
      return answer;
    },
    without(allowOrigin, (request) => asks(request, 'advertisements/')),
    without(allowOrigin, ({ method }, { status }) => method === 'POST' && status === 201),
    without(allowOrigin, (_, { status }) => status === 413),
    without(allowOrigin, (request) => request.method === 'OPTIONS' && asks(request, 'subscribers/')),
  ],
  'the site may read Retry-After': without('Access-Control-Expose-Headers', isPost),
  'who sends too much gets 429 with Retry-After': without('Retry-After', isPost),
};
