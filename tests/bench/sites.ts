import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer, type TestServer } from '../support/start-server.ts';
import { writeFloor } from './floor/write-floor.ts';
import { openLink, type Link } from './link/link.ts';
import type { SiteName } from './sample.ts';

/** The page that is measured, and the one that a link on it leads to. */
export const measuredPath = '/corporate-commercial-law';
export const nextPath = '/family-law';

/** A built site behind a server and a link of its own; all servers are the same but for the folder. */
export interface Site {
  readonly name: SiteName;
  readonly server: TestServer;
  readonly link: Link;
}

export interface Sites {
  readonly floor: Site;
  readonly floorWithWorker: Site;
  readonly site: Site;
  close(): Promise<void>;
}

/** Writes both floors and serves them and the built site. */
export async function openSites(distFolder: string): Promise<Sites> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-floor-'));
  const opened: Site[] = [];
  const open = async (name: SiteName, distDir: string): Promise<Site> => {
    const server = await startServer({ distDir });
    const site = { name, server, link: await openLink(server.port) };
    opened.push(site);
    return site;
  };
  const plain = path.join(folder, 'plain');
  const withWorker = path.join(folder, 'with-worker');
  await writeFloor(plain, false);
  await writeFloor(withWorker, true);
  return {
    floor: await open('floor', plain),
    floorWithWorker: await open('floor with a worker', withWorker),
    site: await open('site', distFolder),
    async close() {
      for (const { link, server } of opened) {
        await link.close();
        await server.close();
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
