/** On which days of the week and between which times of day a place is open. */
interface OpeningTimes<Day extends string> {
  /** English names: 'Monday'. */
  readonly days: readonly Day[];
  /** Times of day, 24 hours, as 'HH:MM'; `closes` is later than `opens`, so nobody is at work past midnight. */
  readonly opens: string;
  readonly closes: string;
  /** IANA name of the place's own time zone. */
  readonly timeZone: string;
}

/** When a place that is closed opens next. */
interface NextOpening<Day extends string> {
  readonly day: Day;
  readonly isToday: boolean;
  /** Time of day, as it was given. */
  readonly time: string;
}

/** `next` is null where there is no day on which the place opens. */
export type OpeningState<Day extends string> =
  | { readonly isOpen: true }
  | { readonly isOpen: false; readonly next: NextOpening<Day> | null };

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Minutes since midnight of a time of day 'HH:MM'. */
function minutesOf(time: string): number {
  const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

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
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** Day of the week (0 is Sunday) and minutes since midnight on the clock of `timeZone`. */
function wallClock(now: Date, timeZone: string): { readonly weekday: number; readonly minutes: number } {
  const ahead = steadyZones[timeZone];
  if (ahead !== undefined) {
    const there = new Date(now.getTime() + ahead * 60_000);
    return { weekday: there.getUTCDay(), minutes: there.getUTCHours() * 60 + there.getUTCMinutes() };
  }
  const parts = clockOf(timeZone).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((item) => item.type === type)?.value ?? '';
  return {
    weekday: weekdays.indexOf(part('weekday')),
    minutes: minutesOf(`${part('hour')}:${part('minute')}`),
  };
}

/**
 * Whether a place is open at a moment, and if not when it opens next, on the clock of the place whatever the zone of
 * the device. It is open from the first minute of `opens` to the last before `closes`. Holidays are not known here.
 */
export function openingState<Day extends string>(
  { days, opens, closes, timeZone }: OpeningTimes<Day>,
  now: Date,
): OpeningState<Day> {
  const { weekday, minutes } = wallClock(now, timeZone);
  // Today counts twice: before it opens, and again a week later once it has closed.
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const day = days.find((name) => name === weekdays[(weekday + ahead) % 7]);
    if (day === undefined) continue;
    if (ahead > 0 || minutes < minutesOf(opens)) {
      return { isOpen: false, next: { day, isToday: ahead === 0, time: opens } };
    }
    if (minutes < minutesOf(closes)) return { isOpen: true };
  }
  return { isOpen: false, next: null };
}
