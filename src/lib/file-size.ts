import type { Formats } from './formats.ts';

/** A size as people read it: '340 kB', '1.2 MB', '3.5 GB'. Counts in 1024 like the limits of upload forms do. */
export function formatFileSize(bytes: number, { digits, sizeUnits }: Formats): string {
  const step = bytes < 1024 ** 2 ? 0 : bytes < 1024 ** 3 ? 1 : 2;
  const size = bytes / 1024 ** (step + 1);
  // One digit behind the point, unless it is a zero.
  const rounded = step === 0 ? Math.max(1, Math.round(size)) : size.toFixed(1).replace(/\.0$/, '');
  return `${digits(rounded)}\u00a0${sizeUnits[step]}`;
}
