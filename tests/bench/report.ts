import { holds, readBars, type Bar } from './bars.ts';
import { lineNames, type Setting } from './lines.ts';
import { measureNames, measures, type Measure } from './measures/measures.ts';
import { summarise, type Summarise, type Summary } from './medians.ts';
import type { Sample, SiteName } from './sample.ts';
import { median } from './statistics.ts';
import { table } from './table.ts';

/** A run, as it stands in `.bench/last.json`. */
export interface Run {
  /** ISO 8601. */
  readonly startedAt: string;
  readonly minutes: number;
  readonly chromium: string;
  readonly processors: number;
  readonly runs: number;
  readonly samples: readonly Sample[];
  /** What could not be measured, and why. */
  readonly failures: readonly string[];
}

const none = '–';
const siteNames: readonly SiteName[] = ['floor', 'floor with a worker', 'site'];

const headings: Readonly<Record<Setting, string>> = {
  'patchy-3g': '400 kbit/s, 400 ms (patchy-3g)',
  'slow-4g': '1.6 Mbit/s, 150 ms (slow-4g)',
  offline: 'Without a connection',
  unlimited: 'Without a limit on the line',
};

/** A number as it is read: milliseconds whole, kB and counts with what they need behind the point. */
function format(value: number, measure: Measure): string {
  const { unit } = measures[measure];
  if (unit === 'ms') return String(Math.round(value));
  if (unit === 'kB') return (value / 1000).toFixed(1);
  return String(Math.round(value * 10_000) / 10_000);
}

function cell(summary: Summary | null, measure: Measure): string {
  if (!summary) return none;
  const { median: middle, least, most } = summary;
  const spread = middle === 0 ? 0 : Math.round(((most - least) / 2 / middle) * 100);
  return format(middle, measure) + (spread > 0 ? ` ±${spread}%` : '');
}

function ratio(ours: Summary | null, floor: Summary | null): string {
  return ours && floor && floor.median > 0 ? (ours.median / floor.median).toFixed(2) : none;
}

function settingTable(summarised: Summarise, setting: Setting): string {
  const rows = measureNames.flatMap((measure) => {
    const [floor = null, withWorker = null, site = null] = siteNames.map((name) =>
      summarised(name, setting, measure),
    );
    if (!floor && !withWorker && !site) return [];
    const { title, unit } = measures[measure];
    const cells = [floor, withWorker, site].map((summary) => cell(summary, measure));
    return [[unit ? `${title} (${unit})` : title, ...cells, ratio(site, floor), ratio(site, withWorker)]];
  });
  const head = ['measure', ...siteNames, 'to the floor', 'to the floor with a worker'];
  return rows.length > 0 ? `\n## ${headings[setting]}\n\n${table(head, rows)}` : '';
}

function barRow(bar: Bar): readonly string[] {
  // A shift of the layout is small, and must not look like none.
  const digits = { ms: 0, kB: 1, '': 4 }[bar.unit as string] ?? 2;
  const verdict = holds(bar);
  return [
    bar.title,
    `at most ${bar.limit} ${bar.unit}`.trim(),
    bar.measured === null ? none : bar.measured.toFixed(digits),
    verdict === null ? 'not measured' : verdict ? 'yes' : 'no',
  ];
}

function opening({ startedAt, minutes, chromium, processors, runs, samples }: Run): string {
  const others = samples.map((sample) => sample.others);
  const percent = (value: number) => `${Math.round(value * 100)} %`;
  const busy =
    samples.length > 0
      ? ` Others took ${percent(median(others) ?? 0)} of the machine (median of all samples; at most ${percent(Math.max(...others))}).`
      : '';
  return `${startedAt}, Chromium ${chromium}, ${processors} processors, 360 by 740, processor four times slower, ${runs} interleaved ${runs === 1 ? 'run' : 'runs'}, ${minutes} minutes. Medians, ± half the range.${busy}`;
}

/** The run as Markdown: a table for each line, then every bar. */
export function report(run: Run): string {
  const summarised = summarise(run.samples);
  const settings: readonly Setting[] = [...lineNames, 'offline', 'unlimited'];
  const bars = readBars(summarised).map(barRow);
  const failures = run.failures.map((failure) => `- ${failure}`);
  return [
    opening(run),
    ...settings.map((setting) => settingTable(summarised, setting)).filter(Boolean),
    `\n## Bars\n\n${table(['bar', 'wanted', 'measured', 'holds'], bars)}`,
    failures.length > 0 ? `\n## Not measured\n\n${failures.join('\n')}` : '',
  ]
    .filter(Boolean)
    .join('\n');
}
