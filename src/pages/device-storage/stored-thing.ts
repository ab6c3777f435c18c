import { listText } from '../../content/list-text.ts';
import { dateInDhaka, formatDate } from '../../lib/dates.ts';

/** What there is of one kind at this moment. */
export interface StoredContents {
  /** About. Zero: there is nothing. */
  readonly bytes: number;
  /** What it is, a line each, in words. */
  readonly lines: readonly string[];
  /** Whether clearing it loses something that cannot be had again: then it is asked for twice. */
  readonly isPrecious?: boolean;
  /** Bytes that would have to be fetched to have all of it here. */
  readonly missingBytes?: number;
}

/** One kind of thing that the site keeps on this device. */
export interface StoredThing {
  measure(): Promise<StoredContents>;
  /** Removes all of it. Resolves to what there is to say, if it is more than that it is done. */
  clear(): Promise<string | void | undefined>;
}

/** A moment (milliseconds since 1970) as a day in words. */
export function dayOf(time: number): string {
  return formatDate(dateInDhaka(time), listText.months);
}
