import { contactCardAddress } from '../lib/links.ts';
import { writeVCard } from '../lib/vcard.ts';
import { localPath, rootOf } from './language.ts';
import type { TextStore } from './texts.ts';

/** The contact cards of the firm and of every member who can be reached, as vCards by their address on this site. */
export async function contactCards(text: TextStore): Promise<ReadonlyMap<string, string>> {
  const { firm } = await text.load('site');
  const { teamMembers } = await text.load('team');
  const addressOf = (path: string) => firm.baseUrl + localPath(text.language, path);
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
    .map(({ path, name, latinName, designation, mail, phone }) => ({
      name,
      latinName,
      organisation: firm.name,
      title: designation,
      phone,
      email: mail,
      url: addressOf(path),
    }));
  const fileOf = (latinName: string) => contactCardAddress(latinName, rootOf(text.language));
  return new Map([office, ...members].map((card) => [fileOf(card.latinName), writeVCard(card)]));
}
