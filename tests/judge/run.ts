import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { distFolder, staticPaths } from '../build/site-files.ts';
import { startBrowser } from '../support/browser.ts';
import { startServer } from '../support/start-server.ts';
import { axeRules, equalAccess } from './accessibility.ts';
import { audit, manifest, observatory, policy, sitemap } from './host.ts';
import { lighthouse } from './lighthouse.ts';
import { htmlValidate, linkinator, nuChecker, structuredData } from './markup.ts';
import { installTools, reportFile, type Judge, type Site, type Verdict } from './tools.ts';

/*
 * npm run judge: the built site before judges that others wrote. They are installed into .judge/ the first time.
 * `npm run judge -- axe linkinator` runs those whose names begin so; `-- /team /news` judges these pages alone;
 * `-- --without "Nu HTML"` names a judge that this machine cannot run. Any other that cannot run fails.
 */

const judges: Readonly<Record<string, Judge>> = {
  'Nu HTML and CSS checker': nuChecker,
  'html-validate': htmlValidate,
  axe: axeRules,
  'IBM Equal Access': equalAccess,
  linkinator,
  'structured data': structuredData,
  'sitemap and robots.txt': sitemap,
  'web app manifest': manifest,
  csp_evaluator: policy,
  'MDN HTTP Observatory': observatory,
  'npm audit': audit,
  'Lighthouse, mobile': lighthouse,
};

type Result = Verdict | 'not installed' | { readonly failure: string };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { without: { type: 'string', multiple: true, default: [] } },
});
const begins = (name: string, words: readonly string[]) =>
  words.some((word) => name.toLowerCase().startsWith(word.toLowerCase()));
const names = positionals.filter((word) => !word.startsWith('/'));
const chosen = Object.entries(judges).filter(([name]) => names.length === 0 || begins(name, names));
if (chosen.length === 0) throw new Error(`No judge's name begins with ${names.join(' or ')}`);
const pages = positionals.filter((word) => word.startsWith('/'));
// The static pages, a job's form, and what an unknown address leads to.
const paths = pages.length > 0 ? pages : [...staticPaths, '/apply/job/101', '/404'];

async function ask(name: string, judge: Judge, site: Site): Promise<Result> {
  console.log(`${name} ...`);
  if (begins(name, values.without)) return 'not installed';
  return judge(site).catch((error: Error) => ({ failure: error.message }));
}

/** The cells of a row: how many findings, and how much was looked at. */
function cells(result: Result): readonly string[] {
  if (result === 'not installed') return [result, ''];
  return 'failure' in result
    ? ['could not run', result.failure]
    : [`${result.findings.length}`, result.figure];
}

installTools();
const server = await startServer({ distDir: distFolder });
const browser = await startBrowser();
const results: [name: string, result: Result][] = [];
for (const [name, judge] of chosen)
  results.push([name, await ask(name, judge, { base: server.url, paths, browser })]);
await browser.close();
await server.close();

const found = results.flatMap(([name, result]) =>
  typeof result === 'object' && 'findings' in result
    ? result.findings.map((finding) => `${name}: ${finding}`)
    : [],
);
const rows = results.map(([name, result]) => `| ${[name, ...cells(result)].join(' | ')} |`);
console.log([...found, '', '| judge | findings | |', '| --- | --- | --- |', ...rows, ''].join('\n'));
writeFileSync(reportFile, JSON.stringify({ pages: paths, results }, null, 2));
console.log(`${paths.length} pages; the report is in ${path.relative(process.cwd(), reportFile)}`);
const hasFailed = results.some(([, result]) => typeof result === 'object' && 'failure' in result);
process.exitCode = hasFailed || found.length > 0 ? 1 : 0;
