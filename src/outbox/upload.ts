import type { Answer } from './answer.ts';
import type { OutboxRequest } from './request.ts';

/** Told how many bytes of the body have left, and how many there are. */
export type UploadProgress = (sent: number, total: number) => void;

/**
 * The same request by XMLHttpRequest, for a page that shows how far a large file has come: `fetch` cannot tell.
 * @throws when there is no answer
 */
export function uploadWithProgress(
  { url, headers, body }: OutboxRequest,
  signal: AbortSignal,
  onProgress: UploadProgress,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const address = new URL(url, location.href).href;
    const stop = () => request.abort();
    request.open('POST', address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress(event.loaded, event.total);
    });
    request.addEventListener('load', () =>
      resolve({
        status: request.status,
        direct: request.responseURL === address,
        contentType: request.getResponseHeader('Content-Type'),
        retryAfter: request.getResponseHeader('Retry-After'),
        text: request.responseText,
      }),
    );
    request.addEventListener('error', () => reject(new Error('The upload failed.')));
    request.addEventListener('abort', () => reject(new Error('The upload was ended.')));
    request.addEventListener('loadend', () => signal.removeEventListener('abort', stop));
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) reject(new Error('The upload was ended.'));
    else request.send(body);
  });
}
