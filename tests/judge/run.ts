import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { distFolder, inEveryLanguage, staticPaths } from '../build/site-files.ts';
import { startBrowser } from '../support/browser.ts';
import { startServer } from '../support/start-server.ts';
import { equalAccess } from './accessibility.ts';
import { manifest, observatory, policy, sitemap } from './host.ts';
import { lighthouse } from './lighthouse.ts';
import { htmlValidate, linkinator, nuChecker, structuredData } from './markup.ts';
import { installTools, reportFile, type Judge, type Verdict } from './tools.ts';

/*
 * npm run judge: the built site before judges that others wrote. They are installed into .judge/ the first time.
 * `npm run judge -- Nu linkinator` runs those whose names begin so; `-- /team /news` judges these pages alone;
 * `-- --without "Nu HTML"` names a judge that this machine cannot run. Any other that cannot run fails.
 */

const judges: Readonly<Record<string, Judge>> = {
  'Nu HTML and CSS checker': nuChecker,
  'html-validate': htmlValidate,
  'IBM Equal Access': equalAccess,
  linkinator,
  'structured data': structuredData,
  'sitemap and robots.txt': sitemap,
  'web app manifest': manifest,
  csp_evaluator: policy,
  'MDN HTTP Observatory': observatory,
  'Lighthouse, mobile': lighthouse,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { without: { type: 'string', multiple: true, default: [] } },
});
const begins = (name: string, words: readonly string[]) =>
  words.some((word) => name.toLowerCase().startsWith(word.toLowerCase()));
const names = positionals.filter((word) => !word.startsWith('/'));
const chosen = Object.entries(judges).filter(
  ([name]) => (names.length === 0 || begins(name, names)) && !begins(name, values.without),
);
if (chosen.length === 0) throw new Error(`No judge's name begins with ${names.join(' or ')}`);
const pages = positionals.filter((word) => word.startsWith('/'));
// The static pages, a job's form, and what an unknown address leads to, in every language.
const paths = pages.length > 0 ? pages : inEveryLanguage([...staticPaths, '/apply/job/101', '/404']);

installTools();
const server = await startServer({ distDir: distFolder });
const browser = await startBrowser();
const results: (Verdict & { readonly name: string })[] = [];
for (const [name, judge] of chosen) {
  console.log(`${name} ...`);
  const verdict = await judge({ base: server.url, paths, browser }).catch((error: Error) => {
    return { findings: [`could not run: ${error.message}`], figure: '' };
  });
  results.push({ name, ...verdict });
}
await browser.close();
await server.close();

const found = results.flatMap(({ name, findings }) => findings.map((finding) => `${name}: ${finding}`));
const rows = results.map(({ name, findings, figure }) => `| ${name} | ${findings.length} | ${figure} |`);
const absent = values.without.map((name) => `| ${name} | not installed | |`);
console.log(
  [...found, '', '| judge | findings | |', '| --- | --- | --- |', ...rows, ...absent, ''].join('\n'),
);
writeFileSync(reportFile, JSON.stringify({ pages: paths, notInstalled: values.without, results }, null, 2));
console.log(`${paths.length} pages; the report is in ${path.relative(process.cwd(), reportFile)}`);
process.exitCode = found.length > 0 ? 1 : 0;
