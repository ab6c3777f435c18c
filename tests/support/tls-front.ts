import { spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer as createPlainServer, request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { createServer } from 'node:net';
import path from 'node:path';
import { listen } from './listen.ts';

/** Headers that belong to one connection of HTTP/1 and are errors in HTTP/2. */
const perConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'host']);
const passedOn = (headers: NodeJS.Dict<string | string[]>) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !perConnection.has(name)),
  );

/** The paths of a new key and a certificate for localhost, good for two days. @throws when openssl is missing */
export function makeCertificate(folder: string): { readonly key: string; readonly certificate: string } {
  const key = path.join(folder, 'key.pem');
  const certificate = path.join(folder, 'certificate.pem');
  const options =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost';
  const { status } = spawnSync('openssl', [...options.split(' '), '-keyout', key, '-out', certificate]);
  if (status !== 0) throw new Error('openssl is missing');
  return { key, certificate };
}

/**
 * The switch by which Chromium trusts a certificate, by the hash of its key. With `--ignore-certificate-errors` it would
 * keep nothing of such a host in its cache, and fetch each file again.
 */
export function trustSwitch(certificate: string): string {
  const { publicKey } = new X509Certificate(readFileSync(certificate));
  const key = publicKey.export({ type: 'spki', format: 'der' });
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
}

/**
 * A front before a server of this machine, as real hosts have: HTTP/2 and HTTPS on one port of 127.0.0.1, and on the
 * same port a redirect for who comes with plain HTTP.
 * @param folder gets the certificate
 */
export async function openTlsFront(targetPort: number, folder: string) {
  const { key, certificate } = makeCertificate(folder);
  const secure = createSecureServer(
    { key: readFileSync(key), cert: readFileSync(certificate), allowHTTP1: true },
    (incoming, outgoing) => {
      const { method, url, headers } = incoming;
      const upstream = request(
        { host: '127.0.0.1', port: targetPort, method, path: url, headers: passedOn(headers) },
        (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, passedOn(answer.headers));
          answer.pipe(outgoing);
        },
      );
      upstream.on('error', () => {
        outgoing.statusCode = 502;
        outgoing.end();
      });
      incoming.pipe(upstream);
    },
  );
  const plain = createPlainServer(({ url, headers }, response) => {
    response.writeHead(301, { location: `https://${headers.host}${url}` }).end();
  });
  const front = createServer((socket) => {
    socket.once('readable', () => {
      const bytes = socket.read() as Buffer | null;
      if (bytes) socket.unshift(bytes);
      // A TLS handshake begins with the byte 22.
      (bytes?.[0] === 22 ? secure : plain).emit('connection', socket);
    });
  });
  return { port: await listen(front), certificate, close: () => void front.close() };
}
