import { contactCardAddress } from '../lib/links.ts';
import { writeVCard, type ContactCard } from '../lib/vcard.ts';
import type { TextStore } from './texts.ts';

/** The contact cards of the firm and of every member who can be reached, as vCards by their address on this site. */
export async function contactCards(text: TextStore): Promise<ReadonlyMap<string, string>> {
  const { firm } = await text.load('site');
  const { teamMembers } = await text.load('team');
  const office: ContactCard = {
    name: firm.name,
    isOrganisation: true,
    phone: firm.phone.tel,
    email: firm.email,
    address: firm.address,
    url: `${firm.baseUrl}/`,
    note: `${firm.descriptor}. ${firm.hours.text}. ${firm.languages.join(', ')}.`,
  };
  const members = teamMembers
    .filter(({ mail, phone }) => mail !== undefined || phone !== undefined)
    .map(({ name, designation, mail, phone }): ContactCard => ({
      name,
      organisation: firm.name,
      title: designation,
      phone,
      email: mail,
      url: `${firm.baseUrl}/team`,
    }));
  return new Map([office, ...members].map((card) => [contactCardAddress(card.name), writeVCard(card)]));
}
