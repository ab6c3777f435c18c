import { formatDate, type CalendarDate } from './dates.ts';

/** How a language writes numbers: they are not the same in the `Intl` of every browser, or are in Latin letters. */
export interface NumberWords {
  /** Its digit zero; the others follow it in Unicode. */
  readonly zero: string;
  /** Names of the months, January first. */
  readonly months: readonly string[];
  /** Kilobyte, megabyte, gigabyte. */
  readonly sizeUnits: readonly string[];
}

export type Formats = ReturnType<typeof formatsOf>;

/**
 * Writes numbers as visitors read them in a language; addresses and what is sent keep ASCII digits. Intl.NumberFormat
 * writes the same (tests/unit/formats.test.ts), but the first one on a page costs a slow phone 50 to 90 ms.
 */
export function formatsOf({ zero, months, sizeUnits }: NumberWords) {
  /** A number, a time of day, a telephone number: '28', '09:05', '+880 1200-000 000'. */
  const digits = (text: string | number): string =>
    String(text).replaceAll(/\d/g, (digit) => String.fromCodePoint(zero.charCodeAt(0) + Number(digit)));
  return {
    digits,
    /** '15 Nov 2026', as British English writes it. */
    date: (date: CalendarDate): string => digits(formatDate(date, months)),
    /** '340 kB', '1.2 MB', '3.5 GB'. Counts in 1024 like the limits of upload forms do. */
    size(bytes: number): string {
      const step = bytes < 1024 ** 2 ? 0 : bytes < 1024 ** 3 ? 1 : 2;
      const size = bytes / 1024 ** (step + 1);
      const rounded = step === 0 ? Math.max(1, Math.round(size)) : size.toFixed(1).replace(/\.0$/, '');
      return `${digits(rounded)} ${sizeUnits[step]}`;
    },
  };
}
