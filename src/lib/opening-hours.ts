import { clockInDhaka, dateInDhaka, isoDate } from './dates.ts';

interface OpeningTimes<Day extends string> {
  /** English names: 'Monday'. */
  readonly days: readonly Day[];
  /** As 'HH:MM', 24 hours; `closes` is later than `opens`: nobody is at work past midnight. */
  readonly opens: string;
  readonly closes: string;
  /** Holidays, with their first and last day, ISO 8601: '2027-03-09'. */
  readonly closures: readonly { readonly name: string; readonly from: string; readonly through: string }[];
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const dayMs = 86_400_000;

/**
 * Whether a place is open at a moment, and if not when it opens next, on the clock of Dhaka whatever the zone of the
 * device. It is open from the first minute of `opens` to the last before `closes`, except on its closures.
 * @returns `closure` names the holiday that today is, null on other days; `next` (`date` in ISO 8601) is null where
 * there is no day within a year on which the place opens
 */
export function openingState<Day extends string>(
  { days, opens, closes, closures }: OpeningTimes<Day>,
  now: Date,
) {
  const today = isoDate(dateInDhaka(now.getTime()));
  const time = clockInDhaka(now.getTime());
  const closureOn = (date: string) => closures.find(({ from, through }) => from <= date && date <= through);
  const closure = closureOn(today)?.name ?? null;
  for (let daysAhead = 0; daysAhead <= 366; daysAhead += 1) {
    const then = new Date(Date.parse(today) + daysAhead * dayMs);
    const date = then.toISOString().slice(0, 10);
    const day = days.find((name) => name === weekdays[then.getUTCDay()]);
    if (day === undefined || closureOn(date)) continue;
    if (daysAhead > 0 || time < opens) {
      return { isOpen: false, closure, next: { day, date, daysAhead, time: opens } } as const;
    }
    if (time < closes) return { isOpen: true } as const;
  }
  return { isOpen: false, closure, next: null } as const;
}
