import path from 'node:path';
import { startServer, type TestServer } from '../support/start-server.ts';
import { openTlsFront, trustSwitch } from '../support/tls-front.ts';
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
  /** What the browser is started with to trust the site's certificate, if it has one. */
  readonly switches?: readonly string[];
}

/** Serves the built site and both floors, which are written into a folder. */
export async function openSites(
  distFolder: string,
  folder: string,
): Promise<Readonly<Record<SiteName, Site>>> {
  const open = async (name: SiteName, distDir: string): Promise<Site> => {
    const server = await startServer({ distDir });
    const link = await openLink(server.port);
    return { name, server, link, url: link.url };
  };
  const openFloor = async (name: SiteName, hasWorker: boolean): Promise<Site> => {
    const place = path.join(folder, name);
    await writeFloor(place, hasWorker);
    return open(name, place);
  };
  return {
    floor: await openFloor('floor', false),
    'floor with a worker': await openFloor('floor with a worker', true),
    site: await open('site', distFolder),
  };
}

/** The same server behind HTTP/2 and a certificate of its own, as real hosts are, on a slow link of its own. */
export async function overHttp2(site: Site, parent: string): Promise<Site> {
  const front = await openTlsFront(site.server.port, parent);
  const link = await openLink(front.port);
  return { ...site, link, url: `https://localhost:${link.port}`, switches: [trustSwitch(front.certificate)] };
}
