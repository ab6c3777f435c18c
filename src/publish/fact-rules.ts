import type { FirmFacts } from '../content/types.ts';
import { readDate } from '../lib/dates.ts';
import { digitsOf } from './findings.ts';
import type { Field } from './site-fields.ts';
import type { Fault } from './text-rules.ts';

const timeForm = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const emailForm = /^[\w.+-]+@(?:[a-z\d-]+\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/i;

/** How the facts of these names are written; otherwise they compile, too. */
const forms: readonly (readonly [names: string, form: RegExp, says: string])[] = [
  ['opens closes', timeForm, "write the time with four digits, as '09:30', from '00:00' to '23:59'."],
  [
    'email careersEmail mail',
    emailForm,
    "write one e-mail address, as 'info@firm.com.bd', and nothing else.",
  ],
  ['phone', /^\+?(?:[ .-]*\d){8,15}$/, "write the number in English digits, as '+880 1711-223344'."],
  ['tel', /^\+[1-9]\d{7,14}$/, "write the number with its country code, as '+8801711223344'."],
  ['number', /^[1-9]\d{7,14}$/, "write the number with its country code, as '8801711223344'."],
  ['url', /^https:\/\/[^\s/]+\.\S+$/, 'write the whole address, which begins with https://.'],
];

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && readDate(text) !== null;

/** Whether a number is written for reading as it is called; at home a zero stands for the country code. */
const isSameNumber = (shown: string, called: string) =>
  /^0\d{7}/.test(shown) ? called.endsWith(shown.replace(/^0+/, '')) : shown === digitsOf(called);

/** What is wrong with hours, dates, addresses, numbers and places. */
export function faultsOfFacts(facts: FirmFacts, fields: readonly Field[]): Fault[] {
  const { days, opens, closes, closures } = facts.hours;
  const { cvRetentionMonths: months, yearsOfExperience: years } = facts;
  const numbers = new Map<string, string>([
    ['phone', facts.phone.tel],
    ['whatsapp', facts.whatsapp.number],
  ]);
  const faults: Fault[] = [];
  const tell = (isWrong: boolean, fact: string, value: unknown, says: string) => {
    if (isWrong) faults.push({ at: `firm-facts.ts firmFacts.${fact}`, text: String(value), says });
  };

  for (const { at, name, text } of fields) {
    const isFact = /^(?:firm-facts|members)\.ts /.test(at);
    for (const [names, form, says] of isFact ? forms : [])
      if (names.split(' ').includes(name) && !form.test(text)) faults.push({ at, text, says });
    const called = numbers.get(/\/firm\.ts firm\.(\w+)\.display$/.exec(at)?.[1] ?? '') ?? '';
    if (/^\+?[1-9]\d{7,14}$/.test(called) && !isSameNumber(digitsOf(text), called))
      faults.push({ at, text, says: `this is not ${called} of firm-facts.ts. Correct one of them.` });
  }

  const isLater = closes.padStart(5, '0') > opens.padStart(5, '0');
  tell(days.length === 0, 'hours.days', '', 'the office is open on no day. Name one at least.');
  tell(!isLater, 'hours.closes', closes, 'the office must close later than it opens. Correct one of both.');

  for (const [index, { from, through }] of closures.entries()) {
    const at = `hours.closures[${index}]`;
    for (const [name, day] of Object.entries({ from, through }))
      tell(!isDay(day), `${at}.${name}`, day, "this is no date. Write year, month and day, as '2027-03-09'.");
    const isBefore = isDay(from) && isDay(through) && through < from;
    tell(isBefore, `${at}.through`, through, 'the last day is before the first. Correct one of them.');
  }

  for (const [index, { geo }] of facts.offices.entries())
    for (const [name, most] of [['latitude', 90] as const, ['longitude', 180] as const]) {
      const says = `a ${name} lies between -${most} and ${most}. Dhaka has latitude 23.8 and longitude 90.4.`;
      tell(Math.abs(geo[name]) > most, `offices[${index}].geo.${name}`, geo[name], says);
    }
  const isCount = Number.isInteger(years) && years >= 1;
  tell(!isCount, 'yearsOfExperience', years, 'write a whole number of years, 1 or more.');
  tell(!(months >= 1), 'cvRetentionMonths', months, 'write for how many months a CV is kept: 1 or more.');
  return faults;
}
