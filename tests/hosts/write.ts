import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { distFolder } from '../build/site-files.ts';
import { whyNotFor } from './built-for.ts';
import { caddyfile } from './config/caddy.ts';
import { wranglerConfig } from './config/cloudflare.ts';
import { netlifyConfig } from './config/netlify.ts';
import { nginxConfig } from './config/nginx.ts';
import { isReachedByProviders, readRules } from './rules.ts';

/* npm run hosts: writes the file of each host for the build that lies in dist/. */

const { values } = parseArgs({
  options: {
    /** The site's folder on the host. */
    root: { type: 'string', default: '/srv/site/dist' },
    /** Name of the host; without one the files are an example. */
    name: { type: 'string' },
    /** Origin of the firm's API. */
    api: { type: 'string', default: 'http://127.0.0.1:8000' },
    key: { type: 'string', default: '/etc/ssl/site.key' },
    certificate: { type: 'string', default: '/etc/ssl/site.crt' },
  },
});
const { key, certificate, root, name } = values;
const fault = name === undefined ? undefined : whyNotFor(name, distFolder);
if (fault !== undefined) {
  console.error(fault);
  process.exit(1);
}
const { origin: api, pathname } = new URL(values.api);
if (pathname !== '/') {
  console.error(
    `--api ${values.api}: name the origin alone, ${api}. The host passes on the whole path, /api with it.`,
  );
  process.exit(1);
}
const place = { root, api, name: name ?? 'www.example.org', port: 443 };
const rules = readRules(distFolder);
const folder = path.resolve(import.meta.dirname, '../../.hosts');
mkdirSync(folder, { recursive: true });
const servers = {
  'nginx.conf': nginxConfig(rules, { ...place, tls: { key, certificate }, plainPort: 80, ipv6: true }),
  Caddyfile: caddyfile(rules, place),
};
const providers = {
  'wrangler.json': wranglerConfig(rules, { api, name, root: distFolder }),
  'netlify.toml': netlifyConfig({ api, name, root: 'dist' }, process.env),
};
const isReached = name === undefined || isReachedByProviders(api);
if (!isReached)
  console.log(
    `${Object.keys(providers).join(', ')}: not written, for ${api} is not reached from there. Give --api.`,
  );
const texts = { ...servers, ...(isReached && providers) };
for (const [file, text] of Object.entries(texts)) writeFileSync(path.join(folder, file), text);
const whose = name ?? 'an example, because no --name was given';
console.log(`${Object.keys(texts).join(', ')}: written into .hosts/ for ${whose}`);
