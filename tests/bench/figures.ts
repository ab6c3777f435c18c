import { languages, type Language } from '../../src/content/language.ts';
import type { LineName } from './link.ts';
import type { SiteName } from './sites.ts';

/** One number that was measured. */
export interface Sample {
  readonly site: SiteName;
  /** The name of a reading (measures.ts). */
  readonly reading: string;
  readonly value: number;
}

/**
 * A row of the table: title, reading, what the site's reading is divided by (the same reading of a floor, or units of so
 * many), unit, and the most that it may be.
 */
type Figure = readonly [string, string, 'floor' | 'floor with a worker' | number, string, number];

const firstVisit = (
  line: LineName,
  language: Language,
  paint: number,
  largest: number,
): readonly Figure[] => {
  const [title, where] = [`first visit (${language}), ${line}`, `${language}, ${line}`];
  return [
    [`${title}: first contentful paint`, `first paint, ${where}`, 'floor', 'times', paint],
    [`${title}: largest contentful paint`, `largest paint, ${where}`, 'floor', 'times', largest],
    [`${title}: layout shift`, `shift, ${where}`, 1, '', 0],
    [`${title}: blocking time`, `blocking, ${where}`, 1, 'ms', 50],
  ];
};
const stored = 'floor with a worker';
const laterVisit = (setting: LineName | 'offline'): readonly Figure[] => [
  [`repeat visit, ${setting}: first contentful paint`, `repeat, ${setting}`, stored, 'times', 1.5],
  [`next page by a link, ${setting}`, `link, ${setting}`, stored, 'times', 1.2],
];

const figures: readonly Figure[] = [
  ...languages.flatMap((language) => [
    ...firstVisit('400 kbit/s', language, 1.2, 1.25),
    ...firstVisit('1.6 Mbit/s', language, 1.3, 1.35),
  ]),
  ...(['400 kbit/s', '1.6 Mbit/s', 'offline'] as const).flatMap(laterVisit),
  ['main thread of the first load', 'thread', 'floor', 'times', 4.5],
  ['script of a practice area, brotli', 'script', 1000, 'kB', 115],
  ['precache, brotli', 'precache', 1000, 'kB', 750],
  ['fetched again after one changed sentence', 'update', 1000, 'kB', 30],
  ['first page offline after, 400 kbit/s', 'first page offline', 1000, 's', 8],
  ['whole site offline after, 400 kbit/s, 6 connections', 'whole site offline', 1000, 's', 35],
  ['whole site offline after, 400 kbit/s, HTTP/2', 'whole site offline, HTTP/2', 1000, 's', 22],
];

/** The middle value, of an even count the mean of the two in the middle; null of none. */
function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const [lower, upper] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return lower === undefined || upper === undefined ? null : (lower + upper) / 2;
}

/** The table in Markdown: the site's median, the floor's, the ratio or the value, and whether the limit holds. */
export function table(samples: readonly Sample[]): string {
  const rows = figures.map(([title, reading, by, unit, limit]) => {
    const values = (site: SiteName) =>
      samples.filter((each) => each.site === site && each.reading === reading).map(({ value }) => value);
    const ours = values('site');
    const middle = median(ours);
    const divisor = typeof by === 'number' ? by : median(values(by));
    const atMost = `${limit} ${unit}`.trim();
    if (middle === null || !divisor) return [title, 'not measured', '', atMost, 'no'];
    const raw = typeof by === 'number' ? '' : `${Math.round(middle)} to ${Math.round(divisor)} ms`;
    const spread = middle ? Math.round(((Math.max(...ours) - Math.min(...ours)) / 2 / middle) * 100) : 0;
    const value = (middle / divisor).toFixed(unit === '' ? 4 : unit === 'ms' ? 0 : 2);
    return [title, `${value} ±${spread} %`, raw, atMost, middle / divisor <= limit ? 'yes' : 'no'];
  });
  const head = ['what', 'measured', 'medians', 'at most', 'holds'];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
