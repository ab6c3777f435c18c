import { onTestFinished } from 'vitest';
import { startServer } from '../../support/start-server.ts';
import type { StartServerOptions, TestServer } from '../../support/start-server.ts';

export { applicationForm, contactMessage, pdf } from '../../support/submissions.ts';
export { folderForTest } from '../../support/test-folder.ts';

/** A server that ends with the test. */
export async function serverForTest(options: StartServerOptions = {}): Promise<TestServer> {
  const server = await startServer(options);
  onTestFinished(() => server.close());
  return server;
}

/** POSTs an object or a text as JSON, or a form as multipart. */
export function post(
  { url }: Pick<TestServer, 'url'>,
  name: string,
  body: object | string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
  signal: AbortSignal | null = null,
): Promise<Response> {
  const isForm = body instanceof FormData;
  return fetch(`${url}/api/${name}`, {
    method: 'POST',
    headers: isForm ? headers : { 'Content-Type': 'application/json', ...headers },
    body: isForm || typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body),
    redirect: 'manual',
    signal,
  });
}
