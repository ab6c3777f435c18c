import type { InstallMemory } from './install-memory.ts';

/** Milliseconds after which a start of the site is another visit and not the same one: half an hour. */
const visitPause = 30 * 60 * 1000;

/**
 * Whether a start of the site at `path` and `now` (milliseconds since 1970) shows interest: another page than the last
 * time, or another visit. Loading the same page again does not.
 */
export function showsInterest({ lastPath, lastStart }: InstallMemory, path: string, now: number): boolean {
  if (lastPath === undefined || lastStart === undefined) return false;
  return lastPath !== path || Math.abs(now - lastStart) > visitPause;
}
