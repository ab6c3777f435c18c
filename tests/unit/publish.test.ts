import { expect, test } from 'vitest';
import type { FirmFacts } from '../../src/content/types.ts';
import { faultsOfFacts } from '../../src/publish/fact-rules.ts';
import { faultOfAddress, obstaclesOf, type SiteContent } from '../../src/publish/findings.ts';
import { toConfirm } from '../../src/publish/judge-content.ts';
import { listObstacles } from '../../src/publish/obstacle.ts';

const office = {
  id: 'dhaka',
  postalCode: '1000',
  countryCode: 'BD',
  geo: { latitude: 23.73, longitude: 90.405, zoom: 17 },
};
const facts = {
  latinName: 'Padma Chambers',
  phone: { tel: '+8801711223344' },
  whatsapp: { number: '8801711223344' },
  email: 'office@padma.com.bd',
  careersEmail: 'careers@padma.com.bd',
  offices: [office],
  hours: { days: ['Sunday'], opens: '10:00', closes: '18:00', closures: [] },
  social: [{ id: 'youtube', url: 'https://www.youtube.com/padma' }],
  yearsOfExperience: 12,
  cvRetentionMonths: 6,
  baseUrl: 'https://www.padma.com.bd',
} as const satisfies FirmFacts;
const field = (name: string, text: string) => ({ at: `en/firm.ts firm.${name}`, name, text });
const mira = { sectionId: 'advisors', id: 'mira', latinName: 'Mira' } as const;
const right: SiteContent = {
  address: 'https://www.padma.com.bd',
  facts,
  members: [mira],
  fields: [
    field('email', 'office@padma.com.bd'),
    field('display', '+৮৮০ ১৭১১-২২৩ ৩৪৪'),
    // Shows how an address looks.
    field('placeholder', 'you@example.com'),
    field('text', 'See for example section 12 of the Contract Act 1872.'),
  ],
  decided: [],
};

const doubt = { at: 'en/firm.ts firm.text', kind: 'comparing', words: 'best' };

test('a firm of its own is published', () => {
  expect(obstaclesOf(right)).toEqual([]);
});

const withFacts = (changes: Partial<FirmFacts>) => ({ facts: { ...facts, ...changes } });
const withText = (name: string, text: string) => ({ fields: [field(name, text)] });
const [youtube] = facts.social;
const elsewhere = { ...office, geo: { ...office.geo, approximate: true } };

test.each<[string, string, Partial<SiteContent>]>([
  ['SITE_URL', 'SITE_URL is not set', { address: '' }],
  ['the firm', 'firmFacts.placeholder: Padma', withFacts({ placeholder: true })],
  ['a member', 'members[0].placeholder: Mira', { members: [{ ...mira, placeholder: true }] }],
  ['an e-mail address', 'firm.email: info@mail.example.com', withText('email', 'info@mail.example.com')],
  ['a web address', 'firm.url: https://padma.invalid/x', withText('url', 'https://padma.invalid/x')],
  ['an address without https', 'firm.text: See www.example.com', withText('text', 'See www.example.com')],
  ['an address in a sentence', 'office@padma.example।', withText('text', 'office@padma.example।')],
  [
    'a social address',
    'firmFacts.social[0].placeholder: youtube',
    withFacts({ social: [{ ...youtube, placeholder: true }] }),
  ],
  ['a number', 'firm.phone: +8801200000100', withText('phone', '+৮৮০ ১২০০-০০০ ১০০')],
  [
    'the map',
    'firmFacts.offices[1].geo.approximate: 23.73, 90.405',
    withFacts({ offices: [office, elsewhere] }),
  ],
  ['http', 'firm.url: http://padma.com.bd', withText('url', 'http://padma.com.bd')],
  ['a word', 'firm.text: "best" (comparing)', withText('text', 'The best lawyers')],
])('%s: what is wrong alone is named with its place', (_, named, wrong) => {
  const obstacles = obstaclesOf({ ...right, ...wrong });
  expect(obstacles).toHaveLength(1);
  expect(listObstacles(obstacles)).toContain(named);
});

const [today, tomorrow] = ['2027-03-09', '2027-03-10'] as const;
const withHours = (changes: Partial<FirmFacts['hours']>) => ({ hours: { ...facts.hours, ...changes } });
const closed = (from: typeof today, through: typeof today) =>
  withHours({ closures: [{ id: 'eid', from, through }] });

test.each<[string, Partial<FirmFacts>]>([
  ['hours.closes: the office must close later', withHours({ opens: '18:00' })],
  ['hours.closes: the office must close later', withHours({ opens: '19:00' })],
  ['hours.days: the office is open on no day', withHours({ days: [] })],
  ['hours.closures[0].from: this is no date', closed('16-12-2026' as typeof today, today)],
  ['hours.closures[0].from: this is no date', closed('2026-02-30' as typeof today, today)],
  ['hours.closures[0].through: this is no date', closed(today, '2027-3-9' as typeof today)],
  ['hours.closures[0].through: the last day is before', closed(tomorrow as typeof today, today)],
  ['offices[0].geo.latitude', { offices: [{ ...office, geo: { ...office.geo, latitude: 90.405 } }] }],
  ['offices[0].geo.longitude', { offices: [{ ...office, geo: { ...office.geo, longitude: -190 } }] }],
  ['cvRetentionMonths', { cvRetentionMonths: 0 }],
  ['yearsOfExperience', { yearsOfExperience: 0 }],
  ['yearsOfExperience', { yearsOfExperience: 7.5 }],
])('%s is told once', (told, changes) => {
  expect(
    faultsOfFacts({ ...facts, ...changes }, right.fields).map(({ at, says }) => `${at}: ${says}`),
  ).toEqual([expect.stringContaining(`firm-facts.ts firmFacts.${told}`)]);
});

test.each([
  ['opens', "as '09:30'", ['9:30', '25:00', '24:00'], ['09:30', '23:59']],
  ['email', 'one e-mail address', ['office at padma.com.bd'], ['office@xn--94bc3h.xn--54b7fta0cc']],
  ['mail', 'one e-mail address', ['mira', 'info@firm', 'a b@c.bd', 'a@b.bd, c@d.bd'], ['a.b-c@d-e.com.bd']],
  [
    'phone',
    'in English digits',
    ['+৮৮০ ১৭১১-২২৩৩৪৪', '+880', '+8801711223344 (office)'],
    ['01711-223344', '+880 1711-223344'],
  ],
  ['tel', 'country code', ['01711223344', '+01711223344', '+880'], ['+8801711223344']],
  ['number', 'country code', ['01711223344', '+8801711223344'], ['8801711223344']],
  ['url', 'https://', ['www.facebook.com/padma', 'http://padma.bd'], ['https://padma.bd']],
])('how %s is written is told: %s', (name, says, wrong, fine) => {
  const fieldsOf = (texts: readonly string[]) =>
    texts.flatMap((text) =>
      ['firm-facts', 'members'].map((file) => ({ at: `${file}.ts x.${name}`, name, text })),
    );
  expect(faultsOfFacts(facts, fieldsOf(wrong))).toEqual(
    fieldsOf(wrong).map(({ at, text }) => ({ at, text, says: expect.stringContaining(says) })),
  );
  expect(faultsOfFacts(facts, fieldsOf(fine))).toEqual([]);
});

test.each([
  ['phone', '+880 1711-223 344', []],
  ['phone', '০১৭১১-২২৩৩৪৪', []],
  ['phone', '+880 1711-223 345', ['this is not +8801711223344']],
  ['whatsapp', '০১৭১১-২২৩৩৪৫', ['this is not 8801711223344']],
])('%s: the number for reading %s is told: %j', (name, text, says) => {
  const told = faultsOfFacts(facts, [field(`${name}.display`, text)]);
  expect(told.map((fault) => fault.says)).toEqual(says.map((each) => expect.stringContaining(each)));
});

test('an office outside of Bangladesh is to be confirmed', () => {
  const elsewhere = { ...office, geo: { ...office.geo, latitude: 51.5 } };
  expect(toConfirm({ ...right, facts: { ...facts, offices: [elsewhere] } }).join()).toContain(
    '51.5, 90.405 (dhaka)',
  );
  expect(toConfirm(right).join()).not.toContain('outside');
});

test('what the privacy page promises is to be confirmed, the months that a CV is kept among it', () => {
  const [told, ...others] = toConfirm(right).filter((each) => each.includes('privacy.ts'));
  expect(told).toContain(`firmFacts.cvRetentionMonths: a CV is kept for ${facts.cvRetentionMonths} months`);
  expect(others).toEqual([]);
});

test('a doubtful word stays once a lawyer has confirmed it, and is listed', () => {
  const fields = [field('text', 'The best lawyers')];
  const confirmed = { ...right, fields, decided: [{ ...doubt, isConfirmed: true }] };
  expect(obstaclesOf(confirmed)).toEqual([]);
  expect(toConfirm(confirmed)).toContain('en/firm.ts firm.text: "best" may stay.');
  expect(obstaclesOf({ ...confirmed, decided: [{ ...doubt, isConfirmed: false }] })).toHaveLength(1);
});

test.each([
  ['http://www.padma.com.bd', 'not https'],
  ['https://www.padma.com.bd/', 'written https://www.padma.com.bd, not'],
  ['https://www.padma.com.bd/site', 'written https://www.padma.com.bd, not'],
  // As it is written in scripts and in sitemaps.
  ['https://আইন.বাংলা', 'written https://xn--94bc3h.xn--54b7fta0cc, not'],
  ['https://www.example.com', 'reserved'],
  ['https://padma.test', 'reserved'],
  ['https://localhost', 'reserved'],
  ['padma.com.bd', 'no address'],
])('%s is refused: %s', (address, why) => {
  expect(faultOfAddress(address)).toContain(why);
});
