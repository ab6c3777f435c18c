import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { wranglerConfig } from '../config/cloudflare.ts';
import { readRules } from '../rules.ts';
import { packages } from '../packages.ts';
import { endProcess, startProcess, type Host } from './host.ts';

/** Cloudflare's own runtime, as `wrangler dev` starts it. It speaks HTTP/1.1 with the network that stands before it. */
export const cloudflare: Host = {
  name: 'Cloudflare',
  left: ['HTTP/2', 'Vary'],
  async start(place) {
    packages.install();
    const file = path.join(place.folder, 'wrangler.json');
    writeFileSync(file, wranglerConfig(readRules(place.root), { root: place.root, api: place.api }));
    const wrangler = packages.file('wrangler', 'bin/wrangler.js');
    const url = `http://127.0.0.1:${place.port}`;
    const args = [wrangler, 'dev', '--config', file, '--ip', '127.0.0.1', '--port', String(place.port)];
    const variables = { CI: '1', WRANGLER_SEND_METRICS: 'false', XDG_CONFIG_HOME: place.folder };
    const child = await startProcess(packages.node(22, 12), args, url, variables);
    return { url, close: () => endProcess(child) };
  },
};
