import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { builtFiles, distFolder } from '../build/site-files.ts';
import { applyHeaderRules, parseHeaderRules } from '../server/static/headers-file.ts';
import { ask, type Answer, type Question } from '../support/ask.ts';
import { freePort } from '../support/listen.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import { makeCertificate } from '../support/tls-front.ts';
import { caddy } from './running/caddy.ts';
import { cloudflare } from './running/cloudflare.ts';
import { replaceFiles, type Host, type RunningHost } from './running/host.ts';
import { nginx } from './running/nginx.ts';
import { standIn } from './running/stand-in.ts';

/** Hosts that the machine at hand does not have: `WITHOUT=nginx,caddy`. */
const absent = (process.env['WITHOUT'] ?? '').toLowerCase().split(/[\s,]+/);
export const hosts = [standIn, nginx, caddy, cloudflare].filter(
  ({ name }) => !absent.includes(name.toLowerCase()),
);

export const files = builtFiles().filter((file) => !file.startsWith('/_'));

/** The address by which a file is asked for: '/offline/index.html' is /offline/, '/team.html' is /team. */
export const addressOf = (file: string) => file.replace(/(?<=\/)index\.html$|\.html$/, '');

/** What the headers of a build ask for at an address. */
export function askedHeaders(dist: string, address: string): Record<string, string> {
  const rules = parseHeaderRules(readFileSync(path.join(dist, '_headers'), 'utf8'));
  return Object.fromEntries(applyHeaderRules(rules, address));
}

/** The built site on a host, and an API behind it, while a group of tests runs. */
export class ServedSite {
  declare api: TestServer;
  declare host: RunningHost;

  /** Serves another build, as its README says. */
  declare deploy: (dist: string) => Promise<void>;

  constructor({ start }: Host) {
    let folder: string;
    beforeAll(async () => {
      folder = mkdtempSync(path.join(tmpdir(), 'host-'));
      this.api = await startServer();
      const root = path.join(folder, 'dist');
      replaceFiles(root, distFolder);
      const tls = makeCertificate(folder);
      const port = await freePort();
      this.host = await start({ root, folder, tls, name: 'localhost', port, api: this.api.url });
      this.deploy = async (dist) => {
        replaceFiles(root, dist);
        await this.host.reload?.();
      };
    });
    afterAll(async () => {
      await this.host?.close();
      await this.api.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    });
  }

  readonly get = (address: string, question?: Question): Promise<Answer> =>
    ask(this.host.url + address, question);
}
