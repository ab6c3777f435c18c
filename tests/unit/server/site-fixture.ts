import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { TestServer } from '../../support/start-server.ts';
import { serverForTest, siteForTest } from './fixtures.ts';

export const script = 'export const answer = 42;\n'.repeat(20);
export const html = (title: string): string => `<!doctype html><title>${title}</title>`;

/** A small build with everything that a static host has to look at. */
export const site = {
  'index.html': html('Home'),
  'approach.html': html('Approach'),
  'apply.html': html('Apply'),
  '404.html': html('Not found'),
  'guides/index.html': html('Guides'),
  'ক খ.html': html('Bangla'),
  'sw.js': 'self;',
  'manifest.webmanifest': '{}',
  'robots.txt': 'User-agent: *',
  '.well-known/security.txt': 'Contact: mailto:a@b.cd',
  '.env': 'SECRET=1',
  'assets/app-1a2b.js': script,
  'assets/app-1a2b.js.br': brotliCompressSync(script),
  'assets/app-1a2b.js.gz': gzipSync(script),
  'art/a b.svg': '<svg/>',
  'card.vcf': 'BEGIN:VCARD',
  _headers: '/*\n  X-Everywhere: yes\n/assets/*\n  Cache-Control: public, max-age=60\n',
  _redirects: '/apply/job/* /apply.html 200\n/team/:name /approach#:name 301\n/old /approach 308\n',
};

export function serverWithSite(): Promise<TestServer> {
  return serverForTest({ distDir: siteForTest(site) });
}

/** What a browser sends when somebody follows a link. */
export const navigation = { Accept: 'text/html,application/xhtml+xml' };
