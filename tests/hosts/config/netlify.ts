import type { Place } from '../rules.ts';

/** netlify.toml: Netlify reads `_headers` and `_redirects` by itself. */
export function netlifyConfig({ root, api }: Pick<Place, 'root' | 'api'>): string {
  return `# Written by tests/hosts/write.ts.
[build]
  command = "npm run build"
  publish = "${root}"

[[redirects]]
  from = "/api/*"
  to = "${api}/api/:splat"
  status = 200
  force = true
`;
}
