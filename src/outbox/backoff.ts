/** All times in milliseconds. */
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** The longest pause between two attempts while a page is open. */
export const longestPause = 15 * minute;

/** The longest Retry-After that is obeyed. */
export const longestRetryAfter = 24 * hour;

/** Pause after an answer that a wrong deployment gives: it may heal, but not within minutes. */
export const misplacedPause = hour;

/**
 * The pause before the next attempt, in milliseconds: 4 s times 3^(attempts - 1), at most 15 minutes, with full
 * jitter (https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/), so that many devices that lost
 * one server do not come back at the same instant.
 * @param attempts how many have failed, from 1
 * @param random a number from 0 (included) to 1
 */
export function pauseAfter(attempts: number, random: number): number {
  const longest = Math.min(longestPause, 4 * second * 3 ** Math.max(0, attempts - 1));
  return Math.round(longest * random);
}

/** How long an attempt may take, in milliseconds: 30 s and the time of its bytes on a line of 10 kB/s. */
export function attemptDeadline(bytes: number): number {
  return 30 * second + Math.ceil(bytes / 10);
}

/** Chromium ends a sync event after 180 s: what does not fit is left to a page. */
export const syncBudget = 150 * second;

/** How long a worker sends that has no event of its own for it: time for an attempt, and to come to its turn. */
export const messageBudget = 45 * second;

/** A lease outlasts the attempt by this, in milliseconds, so that its outcome can be written. */
export const leaseMargin = 10 * second;

/**
 * Reads a Retry-After header (RFC 9110, 10.2.3): seconds, or an HTTP date.
 * @returns the pause in milliseconds, from 0 to 24 hours; null when there is none or it makes no sense
 */
export function readRetryAfter(header: string | null, now: number): number | null {
  const text = header?.trim();
  if (!text) return null;
  const pause = /^\d+$/.test(text) ? Number(text) * second : Date.parse(text) - now;
  if (Number.isNaN(pause)) return null;
  return Math.min(longestRetryAfter, Math.max(0, pause));
}
