import { apiBaseAddress, type ListPath } from '../lib/api-address.ts';
import { serverAnswers } from '../device/connection.ts';

/** Milliseconds after which an answer is given up, its body included: enough for a small list over EDGE. */
export const timeLimit = 20_000;

/** No connection could be made, no answer in time, no success, an answer that is no JSON, or JSON of another shape. */
type ApiFailure = 'offline' | 'timeout' | 'status' | 'not-json' | 'wrong-shape';

/** A call of the API that failed. The message is for developers; visitors never see it. */
export class ApiError extends Error {
  readonly failure: ApiFailure;
  /** HTTP status, for the failure 'status'. */
  readonly status: number | undefined;

  /** @param path what was asked for */
  constructor(failure: ApiFailure, path: string, options: ErrorOptions & { status?: number } = {}) {
    super(`GET ${path}: ${options.status ?? failure}`, options);
    this.name = 'ApiError';
    this.failure = failure;
    this.status = options.status;
  }
}

/** Reads JSON of the API. `path` is relative to the base address, or absolute. Every failure is an {@link ApiError}. */
export async function readJson(path: string): Promise<unknown> {
  const address = /^https?:/.test(path) ? path : apiBaseAddress() + path;
  // AbortSignal.timeout is younger than the browsers that the site supports.
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeLimit);
  try {
    // The same request as the preload in the page's head (prerender/page-variants.ts), or the browser would ask twice.
    const response = await fetch(address, {
      // Always ask the server whether the list has changed: the query cache decides how often.
      cache: 'no-cache',
      credentials: 'same-origin',
      signal: controller.signal,
    });
    if (!response.ok) {
      serverAnswers.set(true);
      throw new ApiError('status', path, response);
    }
    const answer = parse(path, await response.text());
    serverAnswers.set(true);
    return answer;
  } catch (error) {
    if (error instanceof ApiError && error.failure === 'status') throw error;
    const isLate = controller.signal.aborted;
    // A blocker of advertisements refuses one list, and the server is there all the same.
    if (isLate || path === smallestList) serverAnswers.set(false);
    else void probeServer();
    if (error instanceof ApiError) throw error;
    if (isLate) throw new ApiError('timeout', path);
    throw new ApiError('offline', path, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

const smallestList: ListPath = 'job-types';

/**
 * Asks the server for the smallest of its lists, to learn whether it can be reached again; what came of it is noted in
 * device/connection.ts. Never rejects.
 */
export async function probeServer(): Promise<void> {
  await readJson(smallestList).catch(() => undefined);
}

/**
 * Reads a file of the site itself, by its path from the root: the worker's copy where there is one. Rejects when there is
 * none.
 */
export async function readSiteText(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new ApiError('status', path, response);
  return response.text();
}

/** Reads a JSON file of the site itself, as {@link readSiteText}. */
export async function readSiteFile(path: string): Promise<unknown> {
  return parse(path, await readSiteText(path));
}

/** A log-in page of a hotel's network is HTML with status 200; some servers call JSON text/plain. */
function parse(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ApiError('not-json', path, { cause: error });
  }
}
