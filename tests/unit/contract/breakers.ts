import type { Ask } from '../../contract/api.ts';

/** A server that does one thing wrong: `next` is a good one. */
export type Breaker = (request: Request, next: Ask, text: () => Promise<string>) => Promise<Response>;

const isPost = ({ method }: Request): boolean => method === 'POST';
const asks = ({ url }: Request, path: string): boolean => new URL(url).pathname.endsWith(path);
const taken = (): Response => Response.json({ message: 'Received.' }, { status: 201 });

/** The answer with another body; headers may be changed. */
function changed(answer: Response, body: BodyInit | null = answer.body, type?: string): Response {
  const { status, headers } = answer;
  const copy = new Response(body, { status, headers });
  if (type !== undefined) copy.headers.set('Content-Type', type);
  return copy;
}

/** Another body in place of that of a success. */
const rewritten = (path: string, body: string, type = 'application/json'): Breaker => {
  return async (request, next) => {
    const answer = await next(request);
    return request.method !== 'OPTIONS' && asks(request, path) && answer.ok
      ? changed(answer, body, type)
      : answer;
  };
};
const loggedOut = (path: string) => rewritten(path, '<!doctype html><title>Log in</title>', 'text/html');

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
const refused = (status: number) => () => Response.json({ message: 'No.' }, { status });
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

/** One for every rule, by its name. */
export const breakers: Readonly<Record<string, Breaker>> = {
  'GET news-and-events is a list': rewritten('news-and-events', '[{"heading":"News"}]'),
  'GET job-types is a list': rewritten('job-types', '[{"id":1,"name":null}]'),
  'GET job-titles/ is a list': rewritten(
    'job-titles/',
    '[{"id":101,"title":{"en":"Pupil"},"job_type":{"id":1,"name":"x"}}]',
  ),
  'GET advertisements/ is a list': rewritten('advertisements/', '[{"type":"Video"}]'),
  'the pictures of advertisements can be had': loggedOut('.svg'),
  'a contact message is taken': loggedOut('contacts/'),
  'a subscription is taken': rewritten('subscribers/', '{"message":1}'),
  'an application without an opening is taken': loggedOut('jobs/'),
  'an application for each of the first openings is taken': ifSaid('jobs/', 'name="job_id"', refused(422)),
  'a CV of exactly 5 MB is taken': largerThan(largestCv, refused(413)),
  'Bangla, emoji and long texts are taken': ifSaid('contacts/', '\\p{Script=Bengali}', refused(500)),
  'a submission without a key is taken': async (request, next, text) =>
    request.headers.has('Idempotency-Key') || !(await text()).includes('"inquiry"')
      ? next(request)
      : refused(400)(),
  'a wrong message is refused for good': ifSaid('contacts/', '"phone":""', refused(500)),
  'a wrong subscription is refused for good': ifSaid('subscribers/', '^\\{\\}$', taken),
  'a wrong application is refused for good': ifSaid('jobs/', '\\b02812345678', taken),
  'a CV that is no PDF is refused for good': ifSaid('jobs/', '<html>', taken),
  'a CV over 5 MB is refused for good': largerThan(largestCv, taken),
  'a message of more than 100 000 bytes is refused for good': ifSaid('contacts/', 'x{100000}', taken),
  'a refusal says why': async (request, next) => {
    const answer = await next(request);
    return answer.status === 422 ? changed(answer, 'Unprocessable', 'text/plain') : answer;
  },
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
  'of two submissions with one key at the same time one is taken': forgetful('subscribers/'),
  'a preflight allows the key and the content type': without(
    'Access-Control-Allow-Headers',
    ({ method }) => method === 'OPTIONS',
  ),
  'a preflight is answered with 2xx': async (request, next) => {
    const answer = await next(request);
    const { headers } = answer;
    return request.method === 'OPTIONS' ? new Response(null, { status: 405, headers }) : answer;
  },
  'an answer allows one origin, once': async (request, next) => {
    const answer = changed(await next(request));
    const allowed = answer.headers.get('Access-Control-Allow-Origin');
    if (allowed !== null) answer.headers.append('Access-Control-Allow-Origin', allowed);
    return answer;
  },
  'the site may read the lists': without('Access-Control-Allow-Origin', ({ method }) => method === 'GET'),
  'the site may read why something was refused': without(
    'Access-Control-Allow-Origin',
    (_, { status }) => status === 422,
  ),
  'the site may read Retry-After': without('Access-Control-Expose-Headers', isPost),
  'who sends too much gets 429 with Retry-After': without('Retry-After', isPost),
};
