import { describe, expect, test } from 'vitest';
import { holds, readBars } from '../../bench/bars.ts';
import type { Setting } from '../../bench/lines.ts';
import type { Measure } from '../../bench/measures/measures.ts';
import { summarise } from '../../bench/medians.ts';
import { readOptions } from '../../bench/options.ts';
import { report, type Run } from '../../bench/report.ts';
import type { Sample, SiteName } from '../../bench/sample.ts';
import { table } from '../../bench/table.ts';

function sample(site: SiteName, setting: Setting, measure: Measure, value: number, others = 0): Sample {
  return { site, setting, measure, value, others };
}

const run = (samples: readonly Sample[], failures: readonly string[] = []): Run => ({
  startedAt: '2026-11-21T12:00:00.000Z',
  minutes: 3,
  chromium: '1.2',
  processors: 2,
  runs: 3,
  samples,
  failures,
});

/** The cells of the row that begins so. */
function row(text: string, title: string): string[] {
  const found = text.split('\n').find((line) => line.startsWith(`| ${title}`));
  return (found ?? '').split('|').map((cell) => cell.trim());
}

describe('medians', () => {
  test('are those of one site, setting and measure', () => {
    const summarised = summarise([
      ...[300, 100, 200].map((value) => sample('site', 'slow-4g', 'firstPaint', value)),
      sample('site', 'patchy-3g', 'firstPaint', 9000),
      sample('floor', 'slow-4g', 'firstPaint', 8000),
      sample('site', 'slow-4g', 'largestPaint', 7000),
    ]);
    expect(summarised('site', 'slow-4g', 'firstPaint')).toEqual({
      median: 200,
      least: 100,
      most: 300,
      count: 3,
    });
    expect(summarised('site', 'offline', 'firstPaint')).toBeNull();
  });

  test('leave out what was taken while others were busy, when three calm samples remain', () => {
    const calm = [100, 110, 120].map((value) => sample('site', 'slow-4g', 'firstPaint', value, 0.1));
    const noisy = [900, 950].map((value) => sample('site', 'slow-4g', 'firstPaint', value, 0.6));
    expect(summarise([...noisy, ...calm])('site', 'slow-4g', 'firstPaint')).toMatchObject({
      median: 110,
      count: 3,
    });
    const fewCalm = summarise([...noisy, ...calm.slice(0, 2)])('site', 'slow-4g', 'firstPaint');
    expect(fewCalm).toMatchObject({ median: 505, count: 4 });
  });
});

describe('bars', () => {
  const barOf = (samples: readonly Sample[], title: string) => {
    const bar = readBars(summarise(samples)).find((each) => each.title === title);
    if (!bar) throw new Error(`There is no bar '${title}'`);
    return { measured: bar.measured, holds: holds(bar) };
  };

  test('a ratio holds up to its limit', () => {
    const title = 'first visit, first contentful paint, patchy-3g';
    const measured = (value: number) =>
      barOf(
        [sample('site', 'patchy-3g', 'firstPaint', value), sample('floor', 'patchy-3g', 'firstPaint', 1000)],
        title,
      );
    expect(measured(1150)).toEqual({ measured: 1.15, holds: true });
    expect(measured(1151)).toEqual({ measured: 1.151, holds: false });
    expect(barOf([], title)).toEqual({ measured: null, holds: null });
  });

  test('links are compared with the floor that has a worker, and with each other', () => {
    const links = (['patchy-3g', 'slow-4g', 'offline'] as const).flatMap((setting, index) => [
      sample('floor with a worker', setting, 'laterLink', 200),
      sample('site', setting, 'laterLink', 100 + 10 * index),
    ]);
    expect(barOf(links, 'to another page by a link, later, patchy-3g')).toEqual({
      measured: 0.5,
      holds: true,
    });
    const same = 'the same on every line: the slowest to the fastest, later';
    expect(barOf(links, same)).toEqual({ measured: 1.2, holds: true });
    // Without one of them nothing can be said.
    expect(barOf(links.slice(0, 4), same)).toEqual({ measured: null, holds: null });
  });

  test('bytes are kilobytes of 1 000, zero is zero', () => {
    const bytes = [sample('site', 'unlimited', 'scriptBytes', 110_001)];
    expect(barOf(bytes, 'script of the first load, practice area')).toEqual({
      measured: 110.001,
      holds: false,
    });
    const shift = (value: number) => [sample('site', 'slow-4g', 'layoutShift', value)];
    expect(barOf(shift(0), 'cumulative layout shift, slow-4g').holds).toBe(true);
    expect(barOf(shift(0.001), 'cumulative layout shift, slow-4g').holds).toBe(false);
  });
});

describe('the table', () => {
  test('is Markdown with columns as wide as they need to be', () => {
    expect(table(['a', 'long title'], [['wide cell', 'x'], ['y']])).toBe(
      [
        '| a         | long title |',
        '| --------- | ---------- |',
        '| wide cell | x          |',
        '| y         |            |',
      ].join('\n'),
    );
  });

  test('of a line has the medians with their spread, and the ratios', () => {
    const text = report(
      run([
        ...[180, 200, 220].map((value) => sample('site', 'slow-4g', 'firstPaint', value, 0.05)),
        sample('floor', 'slow-4g', 'firstPaint', 100, 0.2),
        sample('site', 'unlimited', 'scriptBytes', 12_345, 0.05),
      ]),
    );
    const [, , floor, worker, site, toFloor, toWorker] = row(
      text,
      'first visit: first contentful paint (ms)',
    );
    expect([floor, worker, site, toFloor, toWorker]).toEqual(['100', '–', '200 ±10%', '2.00', '–']);
    expect(row(text, 'script (kB)')[4]).toBe('12.3');
    expect(text).toContain('Others took 5 % of the machine (median of all samples; at most 20 %).');
    expect(text).not.toContain('## Without a connection');
    expect(text).not.toContain('## Not measured');
  });

  test('of the bars says yes, no, or that it was not measured; failures are named', () => {
    const samples = [
      sample('site', 'patchy-3g', 'blockingTime', 50),
      sample('site', 'slow-4g', 'blockingTime', 51),
      sample('site', 'slow-4g', 'layoutShift', 0.0004),
    ];
    const text = report(run(samples, ['site, keystroke: no box']));
    expect(row(text, 'total blocking time, patchy-3g').slice(2, 5)).toEqual(['at most 50 ms', '50', 'yes']);
    expect(row(text, 'total blocking time, slow-4g').slice(2, 5)).toEqual(['at most 50 ms', '51', 'no']);
    // What breaks a bar must not be rounded away.
    expect(row(text, 'cumulative layout shift, slow-4g').slice(3, 5)).toEqual(['0.0004', 'no']);
    expect(row(text, 'whole precache').slice(3, 5)).toEqual(['–', 'not measured']);
    expect(text).toContain('- site, keystroke: no box');
  });
});

test('options are whole numbers', () => {
  expect(readOptions([])).toEqual({ runs: 5, patience: 60, tries: 3 });
  expect(readOptions(['--runs', '1', '--tries', '2'])).toMatchObject({ runs: 1, tries: 2 });
  expect(() => readOptions(['--runs', 'many'])).toThrow("--runs must be a whole number, and is 'many'");
});
