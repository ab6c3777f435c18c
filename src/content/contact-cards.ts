import { contactCardAddress } from '../lib/links.ts';
import { writeVCard } from '../lib/vcard.ts';
import { localPath, rootOf } from './language.ts';
import type { TextStore } from './texts.ts';

/** The contact cards of the firm and of every member who can be reached, as vCards by their address on this site. */
export async function contactCards(text: TextStore): Promise<ReadonlyMap<string, string>> {
  const { firm } = await text.load('site');
  const { teamMembers } = await text.load('team');
  const addressOf = (path: string) => firm.baseUrl + localPath(text.language, path);
  const fileOf = (name: string) => contactCardAddress(name, rootOf(text.language));
  const office = {
    name: firm.name,
    latinName: firm.latinName,
    isOrganisation: true,
    phone: firm.phone.tel,
    email: firm.email,
    addresses: firm.offices,
    url: addressOf('/'),
    note: [firm.descriptor, firm.hours.text, firm.languages.join(', ')].join('\n'),
  };
  const members = teamMembers
    .filter(({ mail, phone }) => mail !== undefined || phone !== undefined)
    .map(({ id, path, name, latinName, designation, mail, phone }) => {
      const url = addressOf(path);
      const card = { name, latinName, organisation: firm.name, title: designation, phone, email: mail, url };
      return [fileOf(id), writeVCard(card)] as const;
    });
  return new Map([[fileOf(firm.latinName), writeVCard(office)], ...members]);
}
