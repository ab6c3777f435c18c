/** A day of the calendar; months count from 1 to 12. */
export type CalendarDate = Readonly<Record<'day' | 'month' | 'year', number>>;

const minute = 60_000;
/** Bangladesh is six hours ahead of UTC all year (IANA Asia/Dhaka, without daylight saving since 2010). */
const dhakaOffset = 6 * 60 * minute;

/** ISO 8601: a date, or a date and time with or without an offset. */
const isoPattern =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)? ?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

/** The day on which a moment (milliseconds since 1970) falls in Dhaka. */
export function dateInDhaka(instant: number): CalendarDate {
  const shifted = new Date(instant + dhakaOffset);
  return { day: shifted.getUTCDate(), month: shifted.getUTCMonth() + 1, year: shifted.getUTCFullYear() };
}

/** The time of day of a moment (milliseconds since 1970) in Dhaka: '09:05'. */
export function clockInDhaka(instant: number): string {
  return new Date(instant + dhakaOffset).toISOString().slice(11, 16);
}

/**
 * Reads an ISO 8601 date as a day in Dhaka, wherever the device is. A date alone, or a time without an offset, is
 * taken as written. Null for anything else: `Date.parse` would guess at it, differently in every browser.
 */
export function readDate(text: string): CalendarDate | null {
  const match = isoPattern.exec(text.trim());
  if (!match) return null;
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const written = Date.UTC(year, month - 1, day);
  const isDay = new Date(written).getUTCMonth() === month - 1 && day > 0;
  if (!isDay || year < 100 || hours > 23 || minutes > 59 || seconds > 60) return null;
  const offset = match[7];
  if (offset === undefined) return { day, month, year };
  return dateInDhaka(written + (hours * 60 + minutes - offsetMinutes(offset)) * minute);
}

/** '+06:00' is 360, 'Z' is 0. */
function offsetMinutes(offset: string): number {
  const digits = offset.replaceAll(/\D/g, '').padEnd(4, '0');
  const size = Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2, 4));
  return offset.startsWith('-') ? -size : size;
}

/** '15 Nov 2026', as British English writes it: numeric day, short month, year. `months`: twelve short names. */
export function formatDate({ day, month, year }: CalendarDate, months: readonly string[]): string {
  return `${day} ${months[month - 1] ?? ''} ${year}`;
}

/** '2026-11-15', for the `datetime` attribute. */
export function isoDate({ day, month, year }: CalendarDate): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}
