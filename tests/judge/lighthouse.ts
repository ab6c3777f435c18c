import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { browserSwitches, findChromium } from '../support/browser.ts';
import { newNode, output, packageFile, withFolder, type Judge } from './tools.ts';

interface Category {
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}
interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<Record<string, Category>>;
  readonly audits: Readonly<Record<string, { readonly title: string; readonly score: number | null }>>;
}

/** The least that counts as clean. */
const bars = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

/** Pages that must not be listed by search engines: what Lighthouse says of that is meant. */
const isUnlisted = (address: string) =>
  /^(?:\/[a-z]{2})?\/(?:apply\/|stored-on-this-device$|404$)/.test(new URL(address).pathname);

/** One visit of a page; another where Lighthouse says that recording it went wrong. @throws when there is no report */
async function visit(address: string, folder: string, attempts = 3): Promise<Report> {
  const out = path.join(folder, 'report.json');
  const profile = path.join(folder, 'profile');
  rmSync(out, { force: true });
  const failed = await output(
    // What Lighthouse wants.
    newNode(22, 19),
    [
      packageFile('lighthouse', 'cli/index.js'),
      address,
      '--quiet',
      '--output=json',
      ...(isUnlisted(address) ? ['--skip-audits=is-crawlable'] : []),
      `--output-path=${out}`,
      `--chrome-flags=--headless=new ${browserSwitches.join(' ')} --user-data-dir=${profile}`,
    ],
    { CHROME_PATH: findChromium() },
  ).catch((error: Error) => error.message);
  if (!existsSync(out)) throw new Error(`no report: ${failed}`);
  const report = JSON.parse(readFileSync(out, 'utf8')) as Report;
  return report.runtimeError && attempts > 1 ? visit(address, folder, attempts - 1) : report;
}

const performanceOf = ({ categories }: Report) => categories['performance']?.score ?? 0;

/** The median of three visits by its performance. Two on the same side of the bar decide, and the third is saved. */
async function medianReport(address: string, folder: string): Promise<Report | undefined> {
  const reports = [await visit(address, folder), await visit(address, folder)];
  const isGood = (each: Report) => performanceOf(each) * 100 >= bars.performance;
  if (new Set(reports.map(isGood)).size > 1) reports.push(await visit(address, folder));
  return reports.toSorted((a, b) => performanceOf(a) - performanceOf(b))[reports.length - 2];
}

/** The scores of a page, 0 to 100 by category, and what brought those below their bar. */
function scoresOf({ categories, audits }: Report) {
  return Object.entries(bars).map(([name, bar]) => {
    const { score, auditRefs } = categories[name] ?? { score: 0, auditRefs: [] };
    const failed = auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9);
    const points = Math.round((score ?? 0) * 100);
    return { name, points, isBelow: points < bar, why: failed.map(({ id }) => audits[id]?.title).join('; ') };
  });
}

/** Lighthouse as a mid-range phone on a slow connection, each page by itself. Run it with nothing else busy. */
export const lighthouse: Judge = ({ base, paths }) =>
  withFolder(async (folder) => {
    const lowest: Record<string, number> = {};
    const findings: string[] = [];
    for (const page of paths) {
      try {
        const report = await medianReport(base + page, folder);
        if (!report) continue;
        if (report.runtimeError) findings.push(`${page} ${report.runtimeError.message}`);
        for (const { name, points, isBelow, why } of scoresOf(report)) {
          lowest[name] = Math.min(lowest[name] ?? 100, points);
          if (isBelow) findings.push(`${page} ${name} ${points}: ${why}`);
        }
      } catch (error) {
        findings.push(`${page} ${(error as Error).message}`);
      }
    }
    if (Object.keys(lowest).length === 0) throw new Error(findings[0] ?? 'Lighthouse was given no page');
    return { findings, figure: `lowest ${Object.values(lowest).join(' / ')}` };
  });
