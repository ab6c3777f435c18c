import { contactCardAddress } from '../lib/links.ts';
import { writeVCard, type ContactCard } from '../lib/vcard.ts';
import { firm } from './en/firm.ts';
import { teamMembers } from './en/team.ts';

const { address, baseUrl, hours, languages } = firm;

const office: ContactCard = {
  name: firm.name,
  isOrganisation: true,
  phone: firm.phone.tel,
  email: firm.email,
  address,
  url: `${baseUrl}/`,
  note: `${firm.descriptor}. ${hours.text}. ${languages.join(', ')}.`,
};

const members = teamMembers
  .filter(({ mail, phone }) => mail !== undefined || phone !== undefined)
  .map(({ name, designation, mail, phone }): ContactCard => ({
    name,
    organisation: firm.name,
    title: designation,
    phone,
    email: mail,
    url: `${baseUrl}/team`,
  }));

/** The contact cards of the firm and of every member who can be reached, as vCards by their address on this site. */
export const contactCards: ReadonlyMap<string, string> = new Map(
  [office, ...members].map((card) => [contactCardAddress(card.name), writeVCard(card)]),
);
