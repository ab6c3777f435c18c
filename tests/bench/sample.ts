import type { Setting } from './lines.ts';
import type { Measure } from './measures/measures.ts';

/** What is compared: our words by hand without script, the same with a worker of three lines, and the site. */
export type SiteName = 'floor' | 'floor with a worker' | 'site';

/** One number that was measured. */
export interface Reading {
  readonly setting: Setting;
  readonly measure: Measure;
  readonly value: number;
}

/** A reading of a site, and what share of the machine others took meanwhile (0 to 1). */
export interface Sample extends Reading {
  readonly site: SiteName;
  readonly others: number;
}

/** The readings of one setting from their values by name. */
export function readings(
  setting: Setting,
  values: { readonly [Name in Measure]?: number },
): readonly Reading[] {
  return (Object.entries(values) as [Measure, number][]).map(([measure, value]) => ({
    setting,
    measure,
    value,
  }));
}
