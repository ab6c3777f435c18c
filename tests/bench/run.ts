import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startBrowser } from '../support/browser.ts';
import { lineNames } from './lines.ts';
import { checkLink } from './link/self-check.ts';
import { submitOffline } from './measures/contact-form.ts';
import { firstLoad, heavyPages } from './measures/first-load.ts';
import { gate } from './measures/gate.ts';
import { journey } from './measures/journey.ts';
import { newsList } from './measures/news-list.ts';
import { precache } from './measures/precache.ts';
import { keystroke } from './measures/search.ts';
import { readOptions } from './options.ts';
import { report, type Run } from './report.ts';
import { measureOnce, type Task } from './rounds.ts';
import type { Sample } from './sample.ts';
import { openSites, type Sites } from './sites.ts';

/*
 * npm run bench: the built site beside the same words as HTML by hand, on a phone with a slow line.
 * `npm run bench -- --runs 1` for a quick look. Run it with nothing else busy and quote ratios, not times.
 */

const root = path.resolve(import.meta.dirname, '../..');
const distFolder = path.join(root, 'dist');
const folder = path.join(root, '.bench');

/** What is measured in every round, the sites in turn. */
function roundOf({ floor, floorWithWorker, site }: Sites): readonly Task[] {
  const all = [floor, floorWithWorker, site];
  return [
    ...all.map((each) => ({ name: 'first load', site: each, measure: () => firstLoad(each) })),
    ...lineNames.flatMap((line) => [
      ...all.map((each) => ({
        name: `journey on ${line}`,
        site: each,
        measure: () => journey(each, line, each !== floor),
      })),
      { name: `gate on ${line}`, site, measure: () => gate(site, line) },
    ]),
    { name: 'keystroke', site, measure: () => keystroke(site) },
    { name: 'list of news', site, measure: () => newsList(site) },
    { name: 'form without a connection', site, measure: () => submitOffline(site) },
  ];
}

/** Bytes that are the same in every round. */
function onceOf({ site }: Sites): readonly Task[] {
  return [
    { name: 'home and contact', site, measure: () => heavyPages(site) },
    { name: 'precache', site, measure: () => precache(site, distFolder) },
  ];
}

function save(run: Run): string {
  const text = report(run);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'last.json'), JSON.stringify(run, null, 2));
  writeFileSync(path.join(folder, 'last.md'), `${text}\n`);
  return text;
}

const options = readOptions(process.argv.slice(2));
console.log(await checkLink());
const browser = await startBrowser();
const chromium = browser.version();
await browser.close();

const started = new Date();
const minutes = () => Math.round((Date.now() - started.getTime()) / 60_000);
const samples: Sample[] = [];
const failures: string[] = [];
const gather = (): Run => ({
  startedAt: started.toISOString(),
  minutes: minutes(),
  chromium,
  processors: os.cpus().length,
  runs: options.runs,
  samples,
  failures,
});

async function perform(tasks: readonly Task[], round: string): Promise<void> {
  for (const task of tasks) {
    const outcome = await measureOnce(task, options);
    samples.push(...outcome.samples);
    failures.push(...outcome.failures);
    const others = Math.round((outcome.samples[0]?.others ?? 0) * 100);
    const said = outcome.failures.length > 0 ? outcome.failures.join('; ') : `others ${others} %`;
    console.log(`${minutes()} min, ${round}: ${task.site.name}, ${task.name}: ${said}`);
    // A run that is ended early keeps what it has.
    save(gather());
  }
}

const sites = await openSites(distFolder);
await perform(onceOf(sites), 'once');
for (let round = 1; round <= options.runs; round += 1) await perform(roundOf(sites), `round ${round}`);
await sites.close();
console.log(
  `\n${save(gather())}\n\nThe run is in ${path.relative(process.cwd(), folder)}/last.md and last.json`,
);
// A browser that has hung must not keep the benchmark from ending.
process.exit(failures.length > 0 ? 1 : 0);
