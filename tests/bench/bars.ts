import { lineNames, type LineName, type Setting } from './lines.ts';
import type { Measure } from './measures/measures.ts';
import type { Summarise } from './medians.ts';
import type { SiteName } from './sample.ts';

/** What the site has to reach. */
export interface Bar {
  readonly title: string;
  /** What was measured: a ratio, or a value in the bar's unit; null when it could not be. */
  readonly measured: number | null;
  /** The most that it may be. */
  readonly limit: number;
  readonly unit: 'times the floor' | 'times the floor with a worker' | 'times' | 'ms' | 'kB' | '';
}

/** @returns null when a bar could not be measured */
export function holds({ measured, limit }: Bar): boolean | null {
  return measured === null ? null : measured <= limit;
}

const linkLimit = 0.7;
/** ‘The same on every line’, as far as five runs tell: the slowest is at most so many times the fastest. */
const sameLimit = 1.25;

/** Every bar, measured. */
export function readBars(summarised: Summarise): readonly Bar[] {
  const value = (setting: Setting, measure: Measure) => summarised('site', setting, measure)?.median ?? null;
  const ratio = (setting: Setting, measure: Measure, to: SiteName): number | null => {
    const ours = value(setting, measure);
    const floor = summarised(to, setting, measure)?.median;
    return ours === null || !floor ? null : ours / floor;
  };
  const kilobytes = (measure: Measure) => {
    const bytes = value('unlimited', measure);
    return bytes === null ? null : bytes / 1000;
  };

  const toFloor = (title: string, setting: Setting, measure: Measure, limit: number): Bar => ({
    title,
    measured: ratio(setting, measure, 'floor'),
    limit,
    unit: 'times the floor',
  });
  const toWorker = (title: string, setting: Setting, measure: Measure, limit: number): Bar => ({
    title,
    measured: ratio(setting, measure, 'floor with a worker'),
    limit,
    unit: 'times the floor with a worker',
  });
  const size = (title: string, measure: Measure, limit: number): Bar => ({
    title,
    measured: kilobytes(measure),
    limit,
    unit: 'kB',
  });

  const firstVisit = (line: LineName, limit: number): Bar[] => [
    toFloor(`first visit, first contentful paint, ${line}`, line, 'firstPaint', limit),
    toFloor(`first visit, largest contentful paint, ${line}`, line, 'largestPaint', limit),
  ];
  const calmness = (line: LineName): Bar[] => [
    { title: `cumulative layout shift, ${line}`, measured: value(line, 'layoutShift'), limit: 0, unit: '' },
    { title: `total blocking time, ${line}`, measured: value(line, 'blockingTime'), limit: 50, unit: 'ms' },
  ];
  const linkTimes = [...lineNames, 'offline' as const].map((setting) => value(setting, 'laterLink'));
  const everyLink = linkTimes.filter((time) => time !== null);

  return [
    ...firstVisit('patchy-3g', 1.15),
    ...firstVisit('slow-4g', 1.25),
    ...lineNames.flatMap(calmness),
    toFloor('main-thread time of the first load', 'unlimited', 'threadTime', 4),
    ...lineNames.map((line) => toWorker(`repeat visit, ${line}`, line, 'repeatPaint', 1.3)),
    toWorker('repeat visit, offline', 'offline', 'repeatPaint', 1.3),
    ...lineNames.flatMap((line) => [
      toWorker(`to another page by a link, first visit, ${line}`, line, 'firstLink', linkLimit),
      toWorker(`to another page by a link, later, ${line}`, line, 'laterLink', linkLimit),
    ]),
    toWorker('to another page by a link, offline', 'offline', 'laterLink', linkLimit),
    {
      title: 'the same on every line: the slowest to the fastest, later',
      measured:
        everyLink.length === linkTimes.length ? Math.max(...everyLink) / Math.min(...everyLink) : null,
      limit: sameLimit,
      unit: 'times',
    },
    size('script of the first load, practice area', 'scriptBytes', 110),
    size('script of the first load, home', 'homeScriptBytes', 125),
    size('script of the first load, contact', 'contactScriptBytes', 125),
    size('HTML with its inline styles', 'documentBytes', 22),
    size('whole precache', 'precacheBytes', 600),
    size('fetched again after one changed sentence', 'updateBytes', 25),
  ];
}
