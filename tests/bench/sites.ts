import { mkdtempSync, readFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { makeCertificate } from '../support/certificate.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import { writeFloor } from './floor.ts';
import { openLink, type Link } from './link.ts';

/** What is compared: our words by hand without script, the same with a worker of three lines, and the site. */
export type SiteName = 'floor' | 'floor with a worker' | 'site';

/** A built site behind a server and a slow link of its own. */
export interface Site {
  readonly name: SiteName;
  readonly server: TestServer;
  readonly link: Link;
  /** What the phone opens: `http://127.0.0.1:{port}`. */
  readonly url: string;
}

/** Serves the built site and both floors, which are written into a new folder beside the others of this run. */
export async function openSites(
  distFolder: string,
  parent: string,
): Promise<Readonly<Record<SiteName, Site>>> {
  const folder = mkdtempSync(path.join(parent, 'floor-'));
  const open = async (name: SiteName, distDir: string): Promise<Site> => {
    const server = await startServer({ distDir });
    const link = await openLink(server.port);
    return { name, server, link, url: link.url };
  };
  await writeFloor(path.join(folder, 'plain'), false);
  await writeFloor(path.join(folder, 'worker'), true);
  return {
    floor: await open('floor', path.join(folder, 'plain')),
    'floor with a worker': await open('floor with a worker', path.join(folder, 'worker')),
    site: await open('site', distFolder),
  };
}

/** Headers that belong to one connection of HTTP/1 and are errors in HTTP/2. */
const perConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'host']);
const passedOn = (headers: NodeJS.Dict<string | string[]>) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !perConnection.has(name)),
  );

/** The same server behind HTTP/2 and a certificate of its own, as real hosts are, on a slow link of its own. */
export async function overHttp2(site: Site, parent: string): Promise<Site> {
  const { key, certificate } = makeCertificate(mkdtempSync(path.join(parent, 'certificate-')));
  const front = createSecureServer(
    { key: readFileSync(key), cert: readFileSync(certificate) },
    (incoming, outgoing) => {
      const { method, url, headers } = incoming;
      const upstream = request(
        { host: '127.0.0.1', port: site.server.port, method, path: url, headers: passedOn(headers) },
        (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, passedOn(answer.headers));
          answer.pipe(outgoing);
        },
      );
      upstream.on('error', () => outgoing.stream.close());
      incoming.pipe(upstream);
    },
  );
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const link = await openLink((front.address() as AddressInfo).port);
  return { ...site, link, url: `https://localhost:${link.port}` };
}
