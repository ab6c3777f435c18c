/*
 * What the canons of the Bangladesh Bar Council (Canons of Professional Conduct and Etiquette, 1969, chapter I: no
 * soliciting by advertisement) make a firm think twice about: words that compare or promise, past results, and the
 * praise of clients.
 */
const doubtful: Readonly<Record<string, RegExp>> = {
  comparing:
    /\b(?:best|better than (?:any|other|most)|leading (?:firm|chambers|lawyers?)|top[- ](?:rated|tier|lawyers?|firm)|number one|no\. ?1|unrivall?ed|unmatched|unparall?eled|premier|renowned|most (?:experienced|trusted|respected)|foremost|finest|superior|experts? in|specialists? in|cheapest|low(?:est)?[- ]cost|fastest|award-winning)\b/i,
  promising:
    /\b(?:guarantee[ds]? (?:result|success|outcome|win|you|that)|we (?:will|always) win|certain to (?:win|succeed)|assured? (?:success|result|outcome)|risk[- ]free|no win,? no fee|100 ?%|success is)\b/i,
  'past results':
    /\b(?:track record|success rate|cases? (?:we )?(?:have )?won|won (?:over|more|hundreds|thousands|\d)|recovered (?:over|more than|tk|bdt)|satisfied clients|happy clients|thousands of clients|landmark (?:victory|win))\b/i,
  testimonials:
    /\b(?:testimonials?|(?:our )?clients say|what clients|rated \d|five[- ]star|\d stars?|reviews? by clients)\b/i,
};

/** What is doubtful about a text, if anything. */
export function doubtsAbout(text: string): { readonly kind: string; readonly words: string }[] {
  return Object.entries(doubtful).flatMap(([kind, pattern]) => {
    const words = pattern.exec(text)?.[0];
    return words === undefined ? [] : [{ kind, words }];
  });
}
