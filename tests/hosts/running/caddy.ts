import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { caddyfile } from '../config/caddy.ts';
import { readRules } from '../rules.ts';
import { endProcess, startProcess, type Host, type TestPlace } from './host.ts';

/** Writes the site's file, after what keeps Caddy within the folder. */
function write(place: TestPlace): void {
  const own = `{\n\tadmin unix/${place.folder}/admin\n\tauto_https disable_redirects\n}\n`;
  writeFileSync(path.join(place.folder, 'Caddyfile'), own + caddyfile(readRules(place.root), place));
}

/** Debian's package caddy. */
export const caddy: Host = {
  name: 'Caddy',
  left: [],
  async start(place) {
    write(place);
    const url = `https://localhost:${place.port}`;
    const file = ['--config', path.join(place.folder, 'Caddyfile'), '--adapter', 'caddyfile'];
    const variables = { XDG_DATA_HOME: place.folder, XDG_CONFIG_HOME: place.folder };
    const child = await startProcess('caddy', ['run', ...file], url, variables);
    return {
      url,
      async reload() {
        write(place);
        await promisify(execFile)('caddy', ['reload', ...file, '--address', `unix/${place.folder}/admin`]);
      },
      close: () => endProcess(child),
    };
  },
};
