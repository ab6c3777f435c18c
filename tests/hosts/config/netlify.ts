import type { ProviderPlace } from '../rules.ts';

/**
 * netlify.toml: Netlify reads `_headers` and `_redirects` by itself. It builds the site, so it has to know the address:
 * without it the build is a sample. The settings of the build at hand go with it.
 * @param variables of the environment that `npm run build` had
 */
export function netlifyConfig(
  { root, api, name }: ProviderPlace,
  variables: Readonly<Record<string, string | undefined>> = {},
): string {
  const settings = Object.entries(variables).filter(([key]) => key.startsWith('VITE_'));
  const lines = [...(name === undefined ? [] : [['SITE_URL', `https://${name}`]]), ...settings].map(
    ([key, value]) => `  ${key} = ${JSON.stringify(value)}\n`,
  );
  const environment = lines.length === 0 ? '' : `\n[build.environment]\n${lines.join('')}`;
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
