import type { ProviderPlace } from '../rules.ts';

/**
 * netlify.toml: Netlify reads `_headers` and `_redirects` by itself. It builds the site, so it has to know the address:
 * without it the build is a sample.
 */
export function netlifyConfig({ root, api, name }: ProviderPlace): string {
  const environment = name === undefined ? '' : `\n[build.environment]\n  SITE_URL = "https://${name}"\n`;
  return `# Written by tests/hosts/write.ts.
[build]
  command = "npm run build"
  publish = "${root}"
${environment}
[[redirects]]
  from = "/api/*"
  to = "${api}/api/:splat"
  status = 200
  force = true
`;
}
