import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { distFolder } from '../build/site-files.ts';
import { caddyfile } from './config/caddy.ts';
import { wranglerConfig } from './config/cloudflare.ts';
import { netlifyConfig } from './config/netlify.ts';
import { nginxConfig } from './config/nginx.ts';
import { readRules } from './rules.ts';

/* npm run hosts: writes the file of each host for the build that lies in dist/. */

const { values } = parseArgs({
  options: {
    /** The site's folder on the host. */
    root: { type: 'string', default: '/srv/site/dist' },
    name: { type: 'string', default: 'www.example.org' },
    /** Origin of the firm's API. */
    api: { type: 'string', default: 'http://127.0.0.1:8000' },
    key: { type: 'string', default: '/etc/ssl/site.key' },
    certificate: { type: 'string', default: '/etc/ssl/site.crt' },
  },
});
const { key, certificate, ...where } = values;
const place = { ...where, port: 443 };
const rules = readRules(distFolder);
const folder = path.resolve(import.meta.dirname, '../../.hosts');
mkdirSync(folder, { recursive: true });
const texts = {
  'nginx.conf': nginxConfig(rules, { ...place, tls: { key, certificate } }),
  Caddyfile: caddyfile(rules, place),
  'wrangler.json': wranglerConfig({ ...place, root: distFolder }),
  'netlify.toml': netlifyConfig({ ...place, root: 'dist' }),
};
for (const [name, text] of Object.entries(texts)) writeFileSync(path.join(folder, name), text);
console.log(`${Object.keys(texts).join(', ')}: written into .hosts/`);
