import { writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { nginxConfig } from '../config/nginx.ts';
import { readRules } from '../rules.ts';
import { endProcess, startProcess, type Host, type TestPlace } from './host.ts';

/** What surrounds the site's block: nginx writes into the folder, and reads it as who started it. */
function mainConfig(folder: string): string {
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `user ${userInfo().username}; daemon off; pid ${folder}/nginx.pid; error_log stderr warn;
events {}
http { access_log off; ${places.join(' ')} include ${folder}/site.conf; }
`;
}

const write = (place: TestPlace) =>
  writeFileSync(path.join(place.folder, 'site.conf'), nginxConfig(readRules(place.root), place));

/** Debian's package nginx-light has all that it needs. */
export const nginx: Host = {
  name: 'nginx',
  left: [],
  async start(place) {
    const main = path.join(place.folder, 'nginx.conf');
    writeFileSync(main, mainConfig(place.folder));
    write(place);
    const url = `https://localhost:${place.port}`;
    const child = await startProcess('nginx', ['-c', main, '-e', 'stderr'], url);
    return {
      url,
      async reload() {
        write(place);
        child.kill('SIGHUP');
      },
      close: () => endProcess(child),
    };
  },
};
