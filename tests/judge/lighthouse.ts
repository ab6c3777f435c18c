import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { browserSwitches, findChromium } from '../support/browser.ts';
import type { Judge } from './judge.ts';
import type { Tools } from './tools.ts';

interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<Record<string, { readonly title: string; readonly score: number | null }>>;
}

/** The least that counts as clean. */
const bars = {
  performance: 99,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
} as const;

/** Pages that must not be listed by search engines: what Lighthouse says of that is meant. */
const unlisted = (address: string) =>
  address.startsWith('/apply/') || ['/stored-on-this-device', '/404'].includes(address);

/** Not the synchronous one: the site is served by this process. */
const run = promisify(execFile);

/** One attempt at a page. @throws with the last line that Lighthouse wrote when it gives no report */
async function report(tools: Tools, address: string, folder: string): Promise<Report> {
  const out = path.join(folder, 'report.json');
  rmSync(out, { force: true });
  await run(
    tools.node,
    [
      tools.file('lighthouse', 'cli/index.js'),
      address,
      '--quiet',
      '--output=json',
      `--output-path=${out}`,
      `--chrome-flags=--headless=new ${browserSwitches.join(' ')} --user-data-dir=${path.join(folder, 'profile')}`,
    ],
    { env: { ...process.env, CHROME_PATH: findChromium() }, timeout: 180_000 },
  ).catch((error: Error) => {
    if (!existsSync(out)) throw new Error(`no report: ${error.message.trim().split('\n').at(-1)}`);
  });
  return JSON.parse(readFileSync(out, 'utf8')) as Report;
}

const performanceOf = ({ categories }: Report) => categories['performance']?.score ?? 0;

/** The median of three visits by its performance. Two on the same side of the bar decide, and the third is saved. */
async function medianReport(tools: Tools, address: string, folder: string): Promise<Report> {
  const holds = (each: Report) => performanceOf(each) * 100 >= bars.performance;
  const reports = [await report(tools, address, folder), await report(tools, address, folder)];
  if (new Set(reports.map(holds)).size > 1) reports.push(await report(tools, address, folder));
  const [lower, middle] = reports.toSorted((a, b) => performanceOf(a) - performanceOf(b));
  const median = reports.length === 2 ? lower : middle;
  if (!median) throw new Error('no report');
  return median;
}

/** The scores of a page, 0 to 100 by category, and what brought those below their bar. */
function scoresOf(page: string, { categories, audits }: Report) {
  return Object.entries(bars).map(([name, bar]) => {
    const category = categories[name];
    const failed = (category?.auditRefs ?? []).filter(
      ({ id, weight }) =>
        weight > 0 && (audits[id]?.score ?? 1) < 0.9 && !(id === 'is-crawlable' && unlisted(page)),
    );
    const isMeant = name === 'seo' && unlisted(page) && failed.length === 0;
    const score = isMeant ? 100 : Math.round((category?.score ?? 0) * 100);
    return { name, score, isBelow: score < bar, why: failed.map(({ id }) => audits[id]?.title).join('; ') };
  });
}

/** Lighthouse as a mid-range phone on a slow line, each page by itself. Run it with nothing else busy. */
export const lighthouse: Judge = {
  name: 'Lighthouse, mobile',
  about: 'performance 99 at least, accessibility, best practices and SEO 100',
  async run({ base, paths, tools }) {
    const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
    const lowest: Record<string, number> = {};
    const findings: string[] = [];
    for (const page of paths) {
      try {
        const median = await medianReport(tools, base + page, folder);
        if (median.runtimeError) findings.push(`${page} ${median.runtimeError.message}`);
        for (const { name, score, isBelow, why } of scoresOf(page, median)) {
          lowest[name] = Math.min(lowest[name] ?? 100, score);
          if (isBelow) findings.push(`${page} ${name} ${score}: ${why}`);
        }
      } catch (error) {
        findings.push(`${page} ${(error as Error).message}`);
      }
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    if (Object.keys(lowest).length === 0) throw new Error(findings[0] ?? 'Lighthouse was given no page');
    return { findings, figure: `lowest ${Object.values(lowest).join(' / ')}` };
  },
};
