import path from 'node:path';
import { protectionOf, type ProviderPlace, type Rules } from '../rules.ts';

/**
 * Wrangler's configuration, as JSON. Cloudflare reads `_headers` and `_redirects` by itself; what is no file of the build
 * goes to the worker, also when somebody follows a link.
 */
export function wranglerConfig(rules: Pick<Rules, 'headers'>, { root, api, name }: ProviderPlace): string {
  const configuration = {
    name: 'law-firm-site',
    main: path.resolve(import.meta.dirname, 'cloudflare-worker.ts'),
    compatibility_date: '2025-06-01',
    compatibility_flags: ['assets_navigation_has_no_effect'],
    assets: {
      directory: root,
      binding: 'ASSETS',
      html_handling: 'auto-trailing-slash',
      not_found_handling: '404-page',
    },
    // Its zone has to be one of the account's; without a name there is the provider's own address only.
    ...(name !== undefined && { routes: [{ pattern: name, custom_domain: true }] }),
    vars: { API: api, PROTECTION: protectionOf(rules) },
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}
