import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { uiText } from '../../src/content/en/ui-text.ts';
import { whyNotFor } from '../hosts/built-for.ts';
import { caddyfile } from '../hosts/config/caddy.ts';
import { wranglerConfig } from '../hosts/config/cloudflare.ts';
import { netlifyConfig } from '../hosts/config/netlify.ts';
import { nginxConfig } from '../hosts/config/nginx.ts';
import { isReachedByProviders } from '../hosts/rules.ts';
import hostPackages from '../hosts/package.json' with { type: 'json' };
import { folderForTest } from '../support/test-folder.ts';

const name = 'www.firm.com.bd';
const own = { root: '/srv/site/dist', name, port: 443, api: 'http://127.0.0.1:8000' };
const elsewhere = { ...own, api: 'https://api.firm.com.bd' };
const tls = { key: 'site.key', certificate: 'site.crt' };
const rules = { headers: [], rewrites: [] };

test.each([
  ['the build of that address', `https://${name}`, '', undefined],
  [
    'a build of another address',
    'https://www.other.com.bd',
    '',
    'dist/ was built for https://www.other.com.bd',
  ],
  ['a sample', 'https://www.example.com', uiText.footer.sample, 'dist/ is a sample.'],
  ['a sample that names the address', `https://${name}`, uiText.footer.sample, 'dist/ is a sample.'],
])('the files of a host for %s', (_build, address, page, fault) => {
  const dist = path.join(folderForTest(), 'dist');
  mkdirSync(dist);
  writeFileSync(path.join(dist, 'index.html'), `<p>Footer. ${page}</p>`);
  writeFileSync(path.join(dist, 'robots.txt'), `User-agent: *\n\nSitemap: ${address}/sitemap.xml\n`);
  if (fault === undefined) expect(whyNotFor(name, dist)).toBeUndefined();
  else expect(whyNotFor(name, dist)).toContain(fault);
});

test('an API is named by its origin, without a path', () => {
  const write = ['--import', 'tsx', 'tests/hosts/write.ts', '--api', 'https://api.firm.com.bd/api'];
  const { status, stderr } = spawnSync(process.execPath, write, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([
    1,
    expect.stringContaining('the origin alone, https://api.firm.com.bd.'),
  ]);
});

test('Netlify builds for the name that is given, else a sample', () => {
  expect(netlifyConfig(own)).toContain(`[build.environment]\n  SITE_URL = "https://${name}"\n`);
  const settings = {
    VITE_API_BASE_URL: 'https://api.firm.com.bd/v2/',
    VITE_IDEMPOTENCY_HEADER: '',
    PATH: '/bin',
  };
  expect(netlifyConfig(own, settings)).toContain(
    '\n  VITE_API_BASE_URL = "https://api.firm.com.bd/v2/"\n  VITE_IDEMPOTENCY_HEADER = ""\n\n',
  );
  expect(netlifyConfig({ root: 'dist', api: own.api })).not.toContain('SITE_URL');
});

test('Cloudflare serves under the name that is given', () => {
  expect(JSON.parse(wranglerConfig(rules, own))).toMatchObject({
    routes: [{ pattern: name, custom_domain: true }],
  });
  expect(JSON.parse(wranglerConfig(rules, { root: 'dist', api: own.api }))).not.toHaveProperty('routes');
});

test('a provider does not reach an API on the machine that serves the site', () => {
  const reached = [
    'http://127.0.0.1:8000',
    'http://localhost',
    'http://[::1]:8000',
    'https://api.firm.com.bd',
  ];
  expect(reached.map(isReachedByProviders)).toEqual([false, false, false, true]);
});

test('the README deploys to Cloudflare with the version that is tested', () => {
  const readme = readFileSync(path.resolve(import.meta.dirname, '../../README.md'), 'utf8');
  expect(readme).toContain(`npx wrangler@${hostPackages.dependencies.wrangler} deploy`);
});

test('nginx: an API on https is asked by its name, one behind the same door by that of the site', () => {
  const named = ['proxy_set_header Host $proxy_host;', 'proxy_ssl_server_name on;'];
  const config = nginxConfig(rules, { ...elsewhere, tls });
  for (const line of named) expect(config).toContain(line);
  const behind = nginxConfig(rules, { ...own, tls });
  for (const line of named) expect(behind).not.toContain(line);
  expect(behind).toContain('proxy_set_header Host $host;');
  for (const each of [config, behind]) expect(each).toContain('proxy_set_header X-Forwarded-Proto $scheme;');
});

test('Caddy: the same', () => {
  expect(caddyfile(rules, elsewhere)).toMatch(
    /reverse_proxy .* \{\s+header_up Host \{upstream_hostport\}\s+\}/,
  );
  expect(caddyfile(rules, own)).not.toContain('header_up');
});

test('nginx leads from port 80 to https, and listens on IPv6', () => {
  const config = nginxConfig(rules, { ...own, tls, plainPort: 80, ipv6: true });
  expect(config).toContain(
    `  listen 80;\n  listen [::]:80;\n  server_name ${name};\n  return 301 https://${name}$request_uri;\n`,
  );
  expect(config).toContain('  listen 443 ssl http2;\n  listen [::]:443 ssl http2;\n');
  const bare = nginxConfig(rules, { ...own, tls });
  expect(bare).not.toContain('[::]');
  expect(bare).not.toContain('return 301');
});
