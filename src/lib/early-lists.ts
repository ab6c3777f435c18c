/** The property of `window` that holds what app/early-lists.ts has asked for: {@link EarlyLists}. */
export const earlyLists = 'earlyLists';

/** A call of the API that is under way. */
interface EarlyAnswer {
  readonly response: Promise<Response>;
  cancel(): void;
}

/** What was asked for before the scripts. */
export interface EarlyLists {
  /** By address. */
  readonly answers: Record<string, EarlyAnswer>;
  /** Settles once the first picture is painted, or late; undefined where a page opens with no pictures. */
  readonly pictures: Promise<unknown> | undefined;
}

/** For so long after the page was asked for an answer that was got early counts as one of now, in milliseconds. */
const freshness = 60_000;

/**
 * The answer to a call that was made early, once; undefined when there was none, or when nobody wanted it for a minute.
 * `address` as it was asked for.
 */
export function takeEarlyAnswer(address: string): EarlyAnswer | undefined {
  const answers = (globalThis as { readonly [earlyLists]?: EarlyLists })[earlyLists]?.answers;
  const answer = answers?.[address];
  if (answers) delete answers[address];
  return performance.now() < freshness ? answer : undefined;
}
