import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { staticPaths } from '../build/site-files.ts';
import { startBrowser } from '../support/browser.ts';
import { startServer } from '../support/start-server.ts';
import { axe, equalAccess } from './accessibility.ts';
import { audit } from './audit.ts';
import { links, sitemap, structuredData } from './found.ts';
import { observatory, policy } from './headers.ts';
import { manifest } from './installable.ts';
import type { Case, Judge, Verdict } from './judge.ts';
import { lighthouse } from './lighthouse.ts';
import { htmlValidate } from './markup.ts';
import { nuChecker } from './nu-checker.ts';
import { installTools, reportFile } from './tools.ts';

/*
 * npm run judge: the built site before judges that others wrote. They are installed into .judge/ the first time.
 * `npm run judge -- axe linkinator` runs those whose names begin so; `-- /team /news` judges these pages alone;
 * `-- --without "Nu HTML"` names a judge that this machine cannot run. Any other that cannot run fails.
 */

const judges: readonly Judge[] = [
  nuChecker,
  htmlValidate,
  axe,
  equalAccess,
  links,
  structuredData,
  sitemap,
  manifest,
  policy,
  observatory,
  audit,
  lighthouse,
];

/** The static pages, a job's form, and what an unknown address leads to. */
const everyPage = [...staticPaths, '/apply/job/101', '/404'];

type Result = { readonly judge: string; readonly about: string } & (
  | Verdict
  | { readonly notInstalled: true }
  | { readonly failure: string }
);

async function ask(judge: Judge, subject: Case): Promise<Result> {
  const { name, about } = judge;
  try {
    return { judge: name, about, ...(await judge.run(subject)) };
  } catch (error) {
    return { judge: name, about, failure: (error as Error).message };
  }
}

function print(results: readonly Result[]): void {
  for (const result of results) {
    if (!('findings' in result)) continue;
    for (const finding of result.findings) console.log(`${result.judge}: ${finding}`);
  }
  console.log('\n| judge | looks at | findings | |\n| --- | --- | --- | --- |');
  for (const result of results) {
    let cells = ['not installed', ''];
    if ('failure' in result) cells = ['could not run', result.failure];
    if ('findings' in result)
      cells = [String(result.findings.length), [result.figure, ...(result.known ?? [])].join('; ')];
    console.log(`| ${[result.judge, result.about, ...cells].join(' | ')} |`);
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { without: { type: 'string', multiple: true, default: [] } },
});
const pages = positionals.filter((word) => word.startsWith('/'));
const begins = ({ name }: Judge, words: readonly string[]) =>
  words.some((word) => name.toLowerCase().startsWith(word.toLowerCase()));
const names = positionals.filter((word) => !word.startsWith('/'));
const chosen = judges.filter((judge) => names.length === 0 || begins(judge, names));
if (chosen.length === 0) throw new Error(`No judge's name begins with ${names.join(' or ')}`);

const tools = installTools();
const server = await startServer({ distDir: path.resolve(import.meta.dirname, '../../dist') });
const browser = await startBrowser();
const paths = pages.length > 0 ? pages : everyPage;
const results: Result[] = [];
for (const judge of chosen) {
  console.log(`${judge.name} ...`);
  const { name, about } = judge;
  if (begins(judge, values.without)) results.push({ judge: name, about, notInstalled: true });
  else results.push(await ask(judge, { base: server.url, paths, browser, tools }));
}
await browser.close();
await server.close();
writeFileSync(reportFile, JSON.stringify({ pages: paths, results }, null, 2));
print(results);
console.log(`\n${paths.length} pages; the report is in ${path.relative(process.cwd(), reportFile)}`);
const isGood = (result: Result) =>
  'notInstalled' in result || ('findings' in result && result.findings.length === 0);
process.exitCode = results.every(isGood) ? 0 : 1;
