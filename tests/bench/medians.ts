import type { Setting } from './lines.ts';
import type { Measure } from './measures/measures.ts';
import type { Sample, SiteName } from './sample.ts';
import { median } from './statistics.ts';

/** Of one site, in one setting, by one measure. */
export interface Summary {
  readonly median: number;
  readonly least: number;
  readonly most: number;
  /** How many samples were used. */
  readonly count: number;
}

/** Samples that were taken while others had more of the machine are left out while enough remain. */
const busy = 0.3;
const enough = 3;

/** What was measured, summed up; null where nothing was. */
export type Summarise = (site: SiteName, setting: Setting, measure: Measure) => Summary | null;

export function summarise(samples: readonly Sample[]): Summarise {
  return (site, setting, measure) => {
    const all = samples.filter(
      (sample) => sample.site === site && sample.setting === setting && sample.measure === measure,
    );
    const calm = all.filter(({ others }) => others <= busy);
    const used = calm.length >= Math.min(enough, all.length) ? calm : all;
    const values = used.map(({ value }) => value);
    const middle = median(values);
    if (middle === null) return null;
    return {
      median: middle,
      least: Math.min(...values),
      most: Math.max(...values),
      count: values.length,
    };
  };
}
