import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { languages } from '../../src/content/language.ts';
import { distFolder } from '../build/site-files.ts';
import { table, type Sample } from './figures.ts';
import { lines, type LineName } from './link.ts';
import { firstLoad, firstVisit, laterVisits, offlineAfter, sizes, type Readings } from './measures.ts';
import { openSites, overHttp2, type Site } from './sites.ts';

/* npm run bench: the built site beside the same words by hand, on a phone with a slow connection. See README.md. */

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    /** Seconds to wait for a quiet machine before each measurement. */
    patience: { type: 'string', default: '60' },
  },
});
const rounds = Number(options.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds must be a whole number from 1 on');

const reports = path.resolve(import.meta.dirname, '../../.bench');
const scratch = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
const started = new Date();
const samples: Sample[] = [];
const failures: string[] = [];

/** Milliseconds of all processors that were spent on work. */
const workDone = () => os.cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys, 0);

/** Waits until at most 30 % of the machine is busy. */
async function quietMachine(): Promise<void> {
  for (const until = Date.now() + Number(options.patience) * 1000; Date.now() < until;) {
    const before = workDone();
    await sleep(400);
    if (workDone() - before < 0.3 * 400 * os.cpus().length) return;
  }
}

function save(): string {
  const minutes = Math.round((Date.now() - started.getTime()) / 60_000);
  const text = [
    `${started.toISOString()}, ${os.cpus().length} processors, 360 by 740, processor four times slower, ${rounds} rounds, ${minutes} minutes. Medians, ± half the range.`,
    table(samples),
    ...failures.map((failure) => `- ${failure}`),
  ].join('\n\n');
  mkdirSync(reports, { recursive: true });
  writeFileSync(path.join(reports, 'last.json'), JSON.stringify({ samples, failures }, null, 2));
  writeFileSync(path.join(reports, 'last.md'), `${text}\n`);
  return text;
}

/** Measures once a quiet moment has come, and once more after a failure. What is measured is saved at once. */
async function measure(site: Site, what: string, read: () => Promise<Readings>): Promise<void> {
  const attempt = async (): Promise<Readings> => {
    await quietMachine();
    return read();
  };
  const readings = await attempt()
    .catch(attempt)
    .catch((error: Error) => error);
  if (readings instanceof Error) {
    failures.push(`${site.name}, ${what}: ${readings.message.split('\n')[0]}`);
    console.log(failures.at(-1));
  } else {
    const taken = Object.entries(readings);
    samples.push(...taken.map(([reading, value]) => ({ site: site.name, reading, value })));
    console.log(
      `${site.name}, ${what}: ${taken.map(([name, value]) => `${name} ${Math.round(value)}`).join('; ')}`,
    );
  }
  save();
}

const sites = await openSites(distFolder, scratch);
const { floor, site } = sites;
const withWorker = sites['floor with a worker'];
const http2 = await overHttp2(site, scratch);
await measure(site, 'sizes', sizes);
for (let round = 1; round <= rounds; round += 1) {
  console.log(`\nRound ${round}`);
  for (const each of [floor, site]) await measure(each, 'first load', () => firstLoad(each));
  for (const line of Object.keys(lines) as LineName[]) {
    for (const language of languages)
      for (const each of [floor, site])
        await measure(each, `${language}, ${line}`, () => firstVisit(each, line, language));
    for (const each of [withWorker, site])
      await measure(each, `later, ${line}`, () => laterVisits(each, line));
  }
  await measure(site, 'offline', async () => ({
    'first page offline': await offlineAfter(site, false),
    'whole site offline': await offlineAfter(site, true),
  }));
  await measure(http2, 'HTTP/2', async () => ({
    'whole site offline, HTTP/2': await offlineAfter(http2, true),
  }));
}
console.log(`\n${save()}\n\nThis table is in .bench/last.md, every single reading in .bench/last.json.`);
rmSync(scratch, { recursive: true, force: true });
// Servers and a browser that has hung must not keep the benchmark from ending.
process.exit(failures.length > 0 ? 1 : 0);
