import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { TLSSocket } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { distFolder } from '../build/site-files.ts';
import { ask } from '../support/ask.ts';
import { freePort, listen } from '../support/listen.ts';
import { makeCertificate } from '../support/tls-front.ts';
import { largestBody, protecting } from './rules.ts';
import type { RunningHost } from './running/host.ts';
import { nginx } from './running/nginx.ts';
import { askedHeaders, hosts } from './served-site.ts';

const hasIpv6 = Object.values(networkInterfaces()).some((each) =>
  each?.some(({ family }) => family === 'IPv6'),
);

describe.each(hosts.filter(({ name }) => ['nginx', 'Caddy'].includes(name)))('$name', (host) => {
  let folder: string;
  let running: RunningHost;
  let port: number;
  let plainPort: number;
  let apiPort: number;
  /** An API of its own name and certificate: says as whom it was asked. */
  let api: ReturnType<typeof createServer>;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'proxy-'));
    const tls = makeCertificate(folder);
    api = createServer(
      { key: readFileSync(tls.key), cert: readFileSync(tls.certificate) },
      (request, response) => {
        const { url, socket, headers } = request;
        const name = socket instanceof TLSSocket && Reflect.get(socket, 'servername');
        const said = JSON.stringify([url, name, headers.host, headers['x-forwarded-proto']]);
        if (url === '/api/cut') socket.destroy();
        else request.resume().on('end', () => response.end(said));
      },
    );
    apiPort = await listen(api);
    // Caddy asks nobody whose certificate it does not know.
    vi.stubEnv('SSL_CERT_FILE', tls.certificate);
    [port, plainPort] = [await freePort(), await freePort()];
    const place = { root: distFolder, folder, tls, name: 'localhost', port, plainPort, ipv6: hasIpv6 };
    running = await host.start({ ...place, api: `https://localhost:${apiPort}` });
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await running?.close();
    api.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  });

  test('an API on another host is asked by its own name', async () => {
    const { status, body } = await ask(`${running.url}/api/echo?a=b`);
    expect(status).toBe(200);
    expect(JSON.parse(body.toString())).toEqual([
      '/api/echo?a=b',
      'localhost',
      `localhost:${apiPort}`,
      'https',
    ]);
  });

  test('where the API does not answer, or a body is too large for it, that is said with the headers that protect', async () => {
    const large = { method: 'POST', body: Buffer.alloc((largestBody + 1) << 20) };
    for (const [call, question, expected] of [
      ['/api/cut', {}, 502],
      ['/api/echo', large, 413],
    ] as const) {
      const { status, headers } = await ask(running.url + call, question);
      expect([status, headers.server], call).toEqual([expected, expect.stringMatching(/^\w+$/)]);
      const asked = askedHeaders(distFolder, call);
      for (const name of protecting.map((each) => each.toLowerCase()))
        expect([asked[name], headers[name]], `${call} ${name}`).toEqual([headers[name], expect.anything()]);
    }
  });

  test('an address with a line break has all headers', async () => {
    const { status, headers } = await ask(`${running.url}/contact%0a`);
    expect(status).toBe(404);
    expect(headers).toMatchObject(askedHeaders(distFolder, '/contact'));
  });

  // Caddy's redirect is its own, and off here: it would want port 80.
  test.runIf(host === nginx)('plain HTTP leads to https, over IPv6 too', async () => {
    for (const address of ['127.0.0.1', ...(hasIpv6 ? ['[::1]'] : [])]) {
      const { status, headers } = await ask(`http://${address}:${plainPort}/team?a=b`);
      expect([status, headers.location]).toEqual([301, `https://localhost:${port}/team?a=b`]);
      expect((await ask(`https://${address}:${port}/team`)).status).toBe(200);
    }
  });
});
