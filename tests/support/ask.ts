import { once } from 'node:events';
import { request as plainRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { connect } from 'node:http2';
import { request as tlsRequest } from 'node:https';
import { buffer } from 'node:stream/consumers';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As it travels: compressed, where it is. */
  readonly body: Buffer;
}

export interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array | string;
  /** In place of that of the address; it is not normalised. */
  readonly path?: string;
}

/** Asks a server of this machine, whose certificate nobody knows. Follows no redirect. @throws when it does not answer */
export async function ask(url: string, { body, ...question }: Question = {}): Promise<Answer> {
  const request = url.startsWith('https:') ? tlsRequest : plainRequest;
  const sent = request(url, { ...question, rejectUnauthorized: false }).end(body);
  // Once the answer has begun, its body says whether it comes whole.
  sent.on('error', () => {});
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) };
}

/** The status of an address over HTTP/2. @throws when the server does not speak it */
export function statusOverHttp2(origin: string, address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const session = connect(origin, { rejectUnauthorized: false });
    session.on('error', reject);
    const stream = session.request({ ':path': address });
    stream.on('error', reject);
    stream.on('response', (headers) => {
      resolve(headers[':status'] ?? 0);
      session.destroy();
    });
  });
}
