import { expect, test } from 'vitest';
import { contactCards } from '../../src/content/contact-cards.ts';
import { loadAllTexts, type Area, type TextStore } from '../../src/content/texts.ts';
import { firm } from '../../src/content/en/firm.ts';
import { teamMembers } from '../../src/content/en/team.ts';
import { contactCardAddress } from '../../src/lib/links.ts';
import { writeVCard } from '../../src/lib/vcard.ts';
import { otherLanguages } from '../support/languages.ts';
import { readVCard } from '../support/read-vcard.ts';

const cards = await contactCards(await loadAllTexts('en'));

const valuesOf = (text: string) =>
  Object.fromEntries(readVCard(text).map(({ name, values }) => [name, values] as const));

test('a vCard says of a person what it was given', () => {
  const text = writeVCard({
    name: 'Farhana Yasmin Siddiqua',
    organisation: 'Chambers; one, two',
    title: String.raw`Advisor, Land \ Property`,
    phone: '+880 1200-000 101',
    email: 'f@example.com',
    note: 'one\ntwo',
  });
  expect(valuesOf(text)).toEqual({
    BEGIN: ['VCARD'],
    VERSION: ['3.0'],
    N: ['Siddiqua', 'Farhana Yasmin', '', '', ''],
    FN: ['Farhana Yasmin Siddiqua'],
    ORG: ['Chambers; one, two'],
    TITLE: [String.raw`Advisor, Land \ Property`],
    TEL: ['+8801200000101'],
    EMAIL: ['f@example.com'],
    NOTE: ['one\ntwo'],
    END: ['VCARD'],
  });
});

test('a vCard leaves out what is not known', () => {
  const card = valuesOf(writeVCard({ name: 'Rumi', phone: '' }));
  expect(Object.keys(card)).toEqual(['BEGIN', 'VERSION', 'N', 'FN', 'END']);
  expect(card['N']).toEqual(['', 'Rumi', '', '', '']);
});

test('a vCard folds long lines between characters, not within them', () => {
  const note = 'আইনজীবীদের পরামর্শ, '.repeat(20);
  expect(valuesOf(writeVCard({ name: 'A B', note }))['NOTE']).toEqual([note]);
});

test('the contact cards of the site say of the firm how it is reached, and are shown as a company', () => {
  const text = cards.get(contactCardAddress(firm.name)) ?? '';
  const card = valuesOf(text);
  expect(card).toMatchObject({
    FN: [firm.name],
    ORG: [firm.name],
    'X-ABShowAs': ['COMPANY'],
    TEL: [firm.phone.tel],
    EMAIL: [firm.email],
    URL: [`${firm.baseUrl}/`],
  });
  const addresses = readVCard(text).filter(({ name }) => name === 'ADR');
  expect(addresses.map(({ values }) => values)).toEqual(
    firm.offices.map(({ street, locality, postalCode, country }) => [
      '',
      '',
      street,
      locality,
      '',
      postalCode,
      country,
    ]),
  );
});

test('the contact cards of the site are one of every member with telephone or e-mail, and say what the page says', () => {
  const reachable = teamMembers.filter(({ mail, phone }) => mail || phone);
  expect(cards.size).toBe(1 + reachable.length);
  for (const { id, name, mail, phone, designation } of reachable) {
    const card = valuesOf(cards.get(contactCardAddress(id)) ?? '');
    expect(card['FN']).toEqual([name]);
    expect(card['ORG']).toEqual([firm.name]);
    expect(card['TITLE']).toEqual(designation && [designation]);
    expect(card['EMAIL']).toEqual(mail && [mail]);
    expect(card['TEL']?.[0]).toBe(phone?.replaceAll(/[ -]/g, ''));
  }
});

test('two members of one name have a card each', async () => {
  const text = await loadAllTexts('en');
  const twins = ['one', 'other'].map((id, index) => ({
    ...teamMembers[0],
    id,
    phone: `+88017110000${index}0`,
  }));
  const load = async (area: Area) => (area === 'team' ? { teamMembers: twins } : text.load(area));
  const found = await contactCards({ ...text, load } as TextStore);
  const numbers = twins.map(({ id }) => valuesOf(found.get(contactCardAddress(id)) ?? '')['TEL']);
  expect(numbers).toEqual(twins.map(({ phone }) => [phone]));
});

test.each(otherLanguages)(
  'a card in %s has the name in it, the Latin one beside it, and an address of its own in Latin letters',
  async (language) => {
    const text = await loadAllTexts(language);
    const root = `/${language}`;
    const translated = await contactCards(text);
    const addresses = [...translated.keys()];
    expect(addresses.map((address) => address.replace(`${root}/`, '/'))).toEqual([...cards.keys()]);
    expect(addresses.filter((address) => cards.has(address))).toEqual([]);
    const own = (await text.load('site')).firm;
    const besides = (name: string, latinName: string) =>
      name === latinName ? {} : { NICKNAME: [latinName] };
    expect(valuesOf(translated.get(contactCardAddress(firm.name, root)) ?? '')).toMatchObject({
      FN: [own.name],
      ...besides(own.name, firm.name),
      TEL: [firm.phone.tel],
      URL: [firm.baseUrl + root],
    });
    const team = await text.load('team');
    const member = team.teamMembers.find(({ phone }) => phone);
    const { id = '', name = '', latinName = '' } = member ?? {};
    const card = valuesOf(translated.get(contactCardAddress(id, root)) ?? '');
    expect(card).toMatchObject({ FN: [name], ...besides(name, latinName), ORG: [own.name] });
    expect(card['N']?.slice(0, 2).toReversed().join(' ')).toBe(name);
  },
);
