import { formatDate, type CalendarDate } from './dates.ts';

type NumberWords = Readonly<{ zero: string; months: readonly string[]; sizeUnits: readonly string[] }>;

export type Formats = ReturnType<typeof formatsOf>;

/**
 * Writes numbers as visitors read them in a language; addresses and what is sent keep ASCII digits. Intl.NumberFormat
 * writes the same (tests/unit/formats.test.ts), but the first one on a page costs a slow phone 50 to 90 ms.
 * @param words its digit zero, whom the others follow in Unicode, the months, and kilobyte, megabyte, gigabyte
 */
export function formatsOf({ zero, months, sizeUnits }: NumberWords) {
  /** A number, a time of day, a telephone number: '28', '09:05', '+880 1200-000 000'. */
  const digits = (text: string | number): string =>
    String(text).replaceAll(/\d/g, (digit) => String.fromCharCode(zero.charCodeAt(0) + Number(digit)));
  /** '15 Nov 2026', as British English writes it. */
  const date = (day: CalendarDate): string => digits(formatDate(day, months));
  return { digits, date, sizeUnits };
}
