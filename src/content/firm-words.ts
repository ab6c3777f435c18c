import { firmFacts } from './firm-facts.ts';
import type { Firm, FirmFacts, Office, OfficeFacts } from './types.ts';

type Facts = typeof firmFacts;
type OfficeId = Facts['offices'][number]['id'];
type ClosureId = Facts['hours']['closures'][number]['id'];
type Network = Facts['social'][number]['id'];

/** What each language says of the firm in its own words: all that is no fact. */
export interface FirmWords extends Omit<Firm, keyof FirmFacts> {
  readonly phone: Omit<Firm['phone'], keyof FirmFacts['phone']>;
  readonly whatsapp: Omit<Firm['whatsapp'], keyof FirmFacts['whatsapp']>;
  /** The words of every office by its id. */
  readonly offices: { readonly [Id in OfficeId]: Omit<Office, keyof OfficeFacts> };
  readonly hours: Omit<Firm['hours'], keyof FirmFacts['hours']> & {
    /** The name of every closure by its id. */
    readonly closures: { readonly [Id in ClosureId]: string };
  };
  /** The label of every social address by its id. */
  readonly social: { readonly [Name in Network]: string };
}

/** The firm in one language: the facts and its words. */
export function firmIn(words: FirmWords): Firm {
  const facts: FirmFacts<ClosureId, OfficeId, Network> = firmFacts;
  const [headOffice, ...branches] = facts.offices;
  const officeIn = (office: OfficeFacts<OfficeId>): Office => {
    const { name, lines, ...address } = words.offices[office.id];
    return { ...office, ...address, name, lines: branches.length > 0 ? [name, ...lines] : lines };
  };
  return {
    ...facts,
    ...words,
    phone: { ...facts.phone, ...words.phone },
    whatsapp: { ...facts.whatsapp, ...words.whatsapp },
    offices: [officeIn(headOffice), ...branches.map(officeIn)],
    hours: {
      ...facts.hours,
      ...words.hours,
      closures: facts.hours.closures.map(({ id, from, through }) => ({
        name: words.hours.closures[id],
        from,
        through,
      })),
    },
    social: facts.social.map((link) => ({ label: words.social[link.id], ...link })),
  };
}
