import { firmFacts } from './firm-facts.ts';
import type { Firm, FirmFacts } from './types.ts';

type ClosureId = (typeof firmFacts.hours.closures)[number]['id'];
type Network = keyof Firm['social'];

/** What each language says of the firm in its own words: all that is no fact. */
export interface FirmWords extends Omit<Firm, keyof FirmFacts> {
  readonly phone: Omit<Firm['phone'], keyof FirmFacts['phone']>;
  readonly whatsapp: Omit<Firm['whatsapp'], keyof FirmFacts['whatsapp']>;
  readonly address: Omit<Firm['address'], keyof FirmFacts['address']>;
  readonly hours: Omit<Firm['hours'], keyof FirmFacts['hours']> & {
    /** The name of every closure by its id. */
    readonly closures: { readonly [Id in ClosureId]: string };
  };
  /** The label of every social address. */
  readonly social: { readonly [Name in Network]: string };
}

/** The firm in one language: the facts and its words. */
export function firmIn(words: FirmWords): Firm {
  const facts: FirmFacts<ClosureId> = firmFacts;
  const social = (network: Network) => ({ label: words.social[network], ...facts.social[network] });
  return {
    ...facts,
    ...words,
    phone: { ...facts.phone, ...words.phone },
    whatsapp: { ...facts.whatsapp, ...words.whatsapp },
    address: { ...facts.address, ...words.address },
    hours: {
      ...facts.hours,
      ...words.hours,
      closures: facts.hours.closures.map(({ id, from, through }) => ({
        name: words.hours.closures[id],
        from,
        through,
      })),
    },
    social: { facebook: social('facebook'), youtube: social('youtube'), instagram: social('instagram') },
  };
}
