import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { builtFiles, distFolder, read } from '../build/site-files.ts';
import { applyHeaderRules, compilePathPattern, parseHeaderRules } from '../server/static/headers-file.ts';
import { netlifyConfig } from './config/netlify.ts';
import { otherLanguages } from '../support/languages.ts';
import { packages } from './packages.ts';

/* Netlify's own parsers read the files as Netlify would. Its server is not to be had: nothing is served. */

interface HeaderParser {
  parseAllHeaders(options: object): Promise<{
    readonly errors: readonly Error[];
    readonly headers: readonly { readonly for: string; readonly values: Readonly<Record<string, string>> }[];
  }>;
}
interface RedirectParser {
  parseAllRedirects(options: object): Promise<{
    readonly errors: readonly Error[];
    readonly redirects: readonly object[];
  }>;
}

describe.skipIf(/netlify/i.test(process.env['WITHOUT'] ?? ''))('Netlify', () => {
  beforeAll(() => void packages.install());

  test('_headers gives every file what the stand-in gives it', async () => {
    const { parseAllHeaders } = await packages.load<HeaderParser>('@netlify/headers-parser');
    const headersFiles = [path.join(distFolder, '_headers')];
    const { headers: rules, errors } = await parseAllHeaders({ headersFiles, minimal: true });
    expect(errors).toEqual([]);
    const own = parseHeaderRules(read('/_headers').toString());
    for (const file of builtFiles()) {
      const expected = applyHeaderRules(own, file);
      const given = new Headers();
      // It knows no line that takes a header away; a later rule replaces what an earlier one has set.
      for (const rule of rules.filter((each) => compilePathPattern(each.for).test(file)))
        for (const [name, value] of Object.entries(rule.values)) given.set(name, value);
      expect(Object.fromEntries(given), file).toEqual(Object.fromEntries(expected));
    }
  });

  test('_redirects and netlify.toml: the form of any job, the not-found page, the API', async () => {
    const { parseAllRedirects } = await packages.load<RedirectParser>('@netlify/redirect-parser');
    const folder = mkdtempSync(path.join(tmpdir(), 'netlify-'));
    const netlifyConfigPath = path.join(folder, 'netlify.toml');
    writeFileSync(netlifyConfigPath, netlifyConfig({ root: 'dist', api: 'https://api.example.org' }));
    const redirectsFiles = [path.join(distFolder, '_redirects')];
    const { redirects, errors } = await parseAllRedirects({
      redirectsFiles,
      netlifyConfigPath,
      minimal: true,
    });
    rmSync(folder, { recursive: true });
    expect(errors).toEqual([]);
    expect(redirects).toMatchObject([
      { from: '/apply/job/*', to: '/apply', status: 200, force: false },
      ...otherLanguages.flatMap((language) => [
        { from: `/${language}/apply/job/*`, to: `/${language}/apply`, status: 200, force: false },
        { from: `/${language}/*`, to: `/${language}/404.html`, status: 404, force: false },
      ]),
      { from: '/api/*', to: 'https://api.example.org/api/:splat', status: 200, force: true },
    ]);
  });
});
