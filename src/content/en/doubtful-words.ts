import type { DoubtfulWords } from '../types.ts';

/** What content-check and publish-check ask about in English. */
export const doubtfulWords: DoubtfulWords = {
  comparing:
    /\b(?:best|better than (?:any|other|most)|leading (?:firm|chambers|lawyers?)|top[- ](?:rated|tier|lawyers?|firm)|number one|no\. ?1|unrivall?ed|unmatched|unparall?eled|premier|renowned|most (?:experienced|trusted|respected)|foremost|finest|superior|experts? in|specialists? in|cheapest|low(?:est)?[- ]cost|fastest|award-winning)\b/i,
  promising:
    /\b(?:guarantee[ds]? (?:result|success|outcome|win|you|that)|we (?:will|always) win|certain to (?:win|succeed)|assured? (?:success|result|outcome)|risk[- ]free|no win,? no fee|100 ?%|success is)\b/i,
  'past results':
    /\b(?:track record|success rate|cases? (?:we )?(?:have )?won|won (?:over|more|hundreds|thousands|\d)|recovered (?:over|more than|tk|bdt)|satisfied clients|happy clients|thousands of clients|landmark (?:victory|win))\b/i,
  testimonials:
    /\b(?:testimonials?|(?:our )?clients say|what clients|rated \d|five[- ]star|\d stars?|reviews? by clients)\b/i,
};
