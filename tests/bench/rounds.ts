import { setTimeout as sleep } from 'node:timers/promises';
import { waitForQuiet, watchOthers } from './machine.ts';
import type { Options } from './options.ts';
import type { Reading, Sample } from './sample.ts';
import type { Site } from './sites.ts';

/** One thing to measure of one site. */
export interface Task {
  readonly name: string;
  readonly site: Site;
  readonly measure: () => Promise<readonly Reading[]>;
}

/** No measurement takes so long, in milliseconds. */
const longest = 240_000;

async function withinLimit<Result>(work: Promise<Result>): Promise<Result> {
  const ended = new AbortController();
  const limit = sleep(longest, undefined, { signal: ended.signal }).then(() => {
    throw new Error(`it took more than ${longest / 1000} s`);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    limit.catch(() => undefined);
    ended.abort();
  }
}

/** A measurement counts as undisturbed while others take no more of the machine. */
const undisturbed = 0.25;

export interface Outcome {
  readonly samples: readonly Sample[];
  readonly failures: readonly string[];
}

/**
 * Measures once. When others were busy meanwhile it is done again and the quietest attempt is kept; an attempt that
 * fails is done again once.
 */
export async function measureOnce(task: Task, { tries, patience }: Options): Promise<Outcome> {
  let best: { readonly taken: readonly Reading[]; readonly others: number } | null = null;
  let failure = '';
  let failed = 0;
  for (let attempt = 0; attempt < tries || (!best && failed < 2); attempt += 1) {
    await waitForQuiet(patience);
    const othersSince = watchOthers();
    try {
      const taken = await withinLimit(task.measure());
      const others = othersSince();
      if (!best || others < best.others) best = { taken, others };
      if (others <= undisturbed) break;
    } catch (error) {
      othersSince();
      failed += 1;
      failure = (error as Error).message.split('\n')[0] ?? '';
      if (failed === 2) break;
    }
  }
  if (!best) return { samples: [], failures: [`${task.site.name}, ${task.name}: ${failure}`] };
  const { taken, others } = best;
  return {
    samples: taken.map((reading) => ({ ...reading, site: task.site.name, others })),
    failures: [],
  };
}
