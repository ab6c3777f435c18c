import { serverAnswers } from '../device/connection.ts';
import { classifyAnswer, isNetworkFailure, type Answer, type Outcome } from './answer.ts';
import type { SubmissionField, SubmissionKind } from './record.ts';
import { buildRequest, readConfiguration, type OutboxRequest } from './request.ts';

export interface AttemptOptions {
  /** Milliseconds until the attempt is given up. */
  readonly deadline: number;
  /** Ends the attempt early; what has gone has gone. */
  readonly signal?: AbortSignal | undefined;
  /** Told how many bytes of the body have left, and how many there are; only a page can know, a worker never calls it. */
  readonly onProgress?: ((sent: number, total: number) => void) | undefined;
}

export type Send = typeof sendOnce;

/** One submission -> one request -> what it means. Never throws: every failure is an outcome. */
export async function sendOnce(
  submission: { readonly id: string; readonly kind: SubmissionKind },
  fields: readonly SubmissionField[],
  { deadline, signal, onProgress }: AttemptOptions,
): Promise<Outcome> {
  const request = buildRequest(submission, fields, readConfiguration());
  const controller = new AbortController();
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    controller.abort();
  }, deadline);
  const stop = () => controller.abort();
  signal?.addEventListener('abort', stop, { once: true });
  if (signal?.aborted) stop();
  try {
    const answer =
      onProgress && typeof XMLHttpRequest === 'function' && typeof request.body !== 'string'
        ? await uploadWithProgress(request, controller.signal, onProgress)
        : await fetchAnswer(request, controller.signal);
    const outcome = classifyAnswer(answer, Date.now());
    serverAnswers.set(!isNetworkFailure(outcome));
    return outcome;
  } catch {
    // Ended by the visitor or by a tab that is put away: that says nothing about the network.
    if (!signal?.aborted) serverAnswers.set(false);
    const failure = timedOut ? 'timeout' : 'network';
    return { kind: 'retry', class: failure, status: null, retryAfter: null, maybeReceived: true };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

async function fetchAnswer(request: OutboxRequest, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(request.url, {
    method: 'POST',
    headers: request.headers,
    body: request.body,
    // A log-in page of somebody's network must not get the submission, nor pass for the server.
    redirect: 'error',
    credentials: 'omit',
    cache: 'no-store',
    signal,
  });
  return {
    status: response.status,
    direct: !response.redirected && response.type !== 'opaque' && response.type !== 'opaqueredirect',
    contentType: response.headers.get('Content-Type'),
    retryAfter: response.headers.get('Retry-After'),
    text: await response.text(),
  };
}

/**
 * The same request by XMLHttpRequest, for a page that shows how far a large file has come: `fetch` cannot tell.
 * @throws when there is no answer
 */
function uploadWithProgress(
  { url, headers, body }: OutboxRequest,
  signal: AbortSignal,
  onProgress: (sent: number, total: number) => void,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const address = new URL(url, location.href).href;
    const stop = () => request.abort();
    // Redirected to the same address, it is asked again without its body: only the browser's timing tells, of this origin.
    const timing = new PerformanceObserver(() => undefined);
    const isRedirect = (entry: PerformanceEntry) =>
      entry.name === address && 'redirectEnd' in entry && entry.redirectEnd !== 0;
    request.open('POST', address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress(event.loaded, event.total);
    });
    request.addEventListener('load', () =>
      resolve({
        status: request.status,
        direct: request.responseURL === address && !timing.takeRecords().some(isRedirect),
        contentType: request.getResponseHeader('Content-Type'),
        retryAfter: request.getResponseHeader('Retry-After'),
        text: request.responseText,
      }),
    );
    request.addEventListener('error', () => reject(new Error('The upload failed.')));
    request.addEventListener('abort', () => reject(new Error('The upload was ended.')));
    request.addEventListener('loadend', () => {
      timing.disconnect();
      signal.removeEventListener('abort', stop);
    });
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) reject(new Error('The upload was ended.'));
    else {
      timing.observe({ entryTypes: ['resource'] });
      request.send(body);
    }
  });
}
