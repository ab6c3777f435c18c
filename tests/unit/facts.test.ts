import { expect, test } from 'vitest';
import { firmFacts } from '../../src/content/firm-facts.ts';
import type { FirmFacts } from '../../src/content/types.ts';
import { faultsOfFacts } from '../../src/publish/fact-rules.ts';

const facts: FirmFacts = firmFacts;
const { hours, offices } = facts;
const closure = { id: 'eid', from: '2027-03-09', through: '2027-03-11' } as const;
const office = (geo: object) => ({
  offices: offices.map((each) => ({ ...each, geo: { ...each.geo, ...geo } })) as unknown as typeof offices,
});

test('nothing is wrong with the facts of this firm', () => {
  expect(faultsOfFacts(facts, [])).toEqual([]);
});

test.each([
  ['opens', '9:30', 'four digits'],
  ['email', 'office at padma.com.bd', 'one e-mail address'],
  ['mail', 'a@padma.com.bd, b@padma.com.bd', 'one e-mail address'],
  ['phone', '০১৭১১২২৩৩৪৪', 'English digits'],
  ['tel', '01711223344', 'country code'],
  ['number', '+8801711223344', 'country code'],
  ['url', 'facebook.com/padma', 'begins with https://'],
])('%s "%s" is told: %s', (name, text, says) => {
  const at = `firm-facts.ts firmFacts.${name}`;
  expect(faultsOfFacts(facts, [{ at, name, text }])).toEqual([
    { at, text, says: expect.stringContaining(says) },
  ]);
});

test.each([
  ['email', 'office@padma.com.bd'],
  // Of a domain below .বাংলা.
  ['email', 'office@xn--94bc3h.xn--54b7fta0cc'],
  ['phone', '+880 1711-223344'],
  ['url', 'https://www.facebook.com/padma'],
])('%s "%s" is right', (name, text) => {
  expect(faultsOfFacts(facts, [{ at: `firm-facts.ts firmFacts.${name}`, name, text }])).toEqual([]);
});

test('a number for reading that is not the one that is called is told', () => {
  const own: FirmFacts = { ...facts, phone: { tel: '+8801711223344' } };
  const shown = (text: string) => [{ at: 'bn/firm.ts firm.phone.display', name: 'display', text }];
  expect(faultsOfFacts(own, shown('০১৭১১-২২৩৩৪৪'))).toEqual([]);
  expect(faultsOfFacts(own, shown('০১৭১১-২২৩৩৪৫'))[0]?.says).toContain('this is not +8801711223344');
});

test.each<[string, Partial<FirmFacts>, string]>([
  ['no day', { hours: { ...hours, days: [] } }, 'open on no day'],
  ['a night', { hours: { ...hours, opens: '18:00', closes: '10:00' } }, 'close later'],
  [
    'a day that is none',
    { hours: { ...hours, closures: [{ ...closure, through: '2027-02-30' }] } },
    'this is no date',
  ],
  [
    'an end before the beginning',
    { hours: { ...hours, closures: [{ ...closure, through: '2027-03-01' }] } },
    'before the first',
  ],
  ['latitude and longitude mixed up', office({ latitude: 190.4 }), 'a latitude lies between'],
  ['half a year of experience', { yearsOfExperience: 0.5 }, 'whole number of years'],
  ['a CV that is kept for no month', { cvRetentionMonths: 0 }, 'how many months'],
])('%s is told', (_, wrong, says) => {
  expect(faultsOfFacts({ ...facts, ...wrong }, []).map((fault) => fault.says)).toEqual(
    expect.arrayContaining([expect.stringContaining(says)]),
  );
});
