/** Days on which a place is closed that would be open by its week: a holiday. */
interface Closure {
  readonly name: string;
  /** First and last day, ISO 8601: '2027-03-09'. */
  readonly from: string;
  readonly through: string;
}

/** On which days of the week and between which times of day a place is open. */
interface OpeningTimes<Day extends string> {
  /** English names: 'Monday'. */
  readonly days: readonly Day[];
  /** Times of day, 24 hours, as 'HH:MM'; `closes` is later than `opens`, so nobody is at work past midnight. */
  readonly opens: string;
  readonly closes: string;
  /** IANA name of the place's own time zone. */
  readonly timeZone: string;
  readonly closures: readonly Closure[];
}

/** When a place that is closed opens next. */
interface NextOpening<Day extends string> {
  readonly day: Day;
  /** ISO 8601. */
  readonly date: string;
  readonly daysAhead: number;
  /** Time of day, as it was given. */
  readonly time: string;
}

/**
 * `closure` names the holiday that today is, null on other days; `next` is null where there is no day within a year on
 * which the place opens.
 */
export type OpeningState<Day extends string> =
  | { readonly isOpen: true }
  | { readonly isOpen: false; readonly closure: string | null; readonly next: NextOpening<Day> | null };

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const minuteMs = 60_000;
const dayMs = 86_400_000;

/**
 * Minutes ahead of UTC of zones whose clocks never change (tz database, https://www.iana.org/time-zones): for them
 * nothing has to be looked up. A browser's own tables take a slow phone a tenth of a second to load.
 */
const steadyZones: Readonly<Record<string, number>> = { 'Asia/Dhaka': 360 };

const clocks = new Map<string, Intl.DateTimeFormat>();

/** A formatter takes a phone some milliseconds to make: one a zone is enough. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const twoDigits = { month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  const options = { timeZone, year: 'numeric', hourCycle: 'h23', ...twoDigits } as const;
  const clock = new Intl.DateTimeFormat('en-US', options);
  clocks.set(timeZone, clock);
  return clock;
}

/** Date and time of day on the clock of `timeZone`: '2025-11-20', '17:59'. */
function wallClock(now: Date, timeZone: string): { readonly date: string; readonly time: string } {
  const ahead = steadyZones[timeZone];
  if (ahead !== undefined) {
    const there = new Date(now.getTime() + ahead * minuteMs).toISOString();
    return { date: there.slice(0, 10), time: there.slice(11, 16) };
  }
  const parts = clockOf(timeZone).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((item) => item.type === type)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

/**
 * Whether a place is open at a moment, and if not when it opens next, on the clock of the place whatever the zone of
 * the device. It is open from the first minute of `opens` to the last before `closes`, except on its closures.
 */
export function openingState<Day extends string>(
  { days, opens, closes, timeZone, closures }: OpeningTimes<Day>,
  now: Date,
): OpeningState<Day> {
  const today = wallClock(now, timeZone);
  const closureOn = (date: string) => closures.find(({ from, through }) => from <= date && date <= through);
  const closure = closureOn(today.date)?.name ?? null;
  for (let daysAhead = 0; daysAhead <= 366; daysAhead += 1) {
    const then = new Date(Date.parse(today.date) + daysAhead * dayMs);
    const date = then.toISOString().slice(0, 10);
    const day = days.find((name) => name === weekdays[then.getUTCDay()]);
    if (day === undefined || closureOn(date)) continue;
    if (daysAhead > 0 || today.time < opens) {
      return { isOpen: false, closure, next: { day, date, daysAhead, time: opens } };
    }
    if (today.time < closes) return { isOpen: true };
  }
  return { isOpen: false, closure, next: null };
}
