import { readLocalObject, writeLocal } from './local-storage.ts';
import { storageNames } from './storage-names.ts';

/** So that nobody is invited to install twice, or at the first glance. */
interface InstallMemory {
  readonly answer?: 'declined' | 'installed';
  /** Where the site was last started, and when: milliseconds since 1970. */
  readonly lastPath?: string;
  readonly lastStart?: number;
}

/** A start of the site after so many milliseconds is another visit: half an hour. */
const visitPause = 30 * 60 * 1000;

export const readInstallMemory = (): InstallMemory => readLocalObject(storageNames.install);

/** Replaces the named fields. */
export function updateInstallMemory(change: InstallMemory): void {
  writeLocal(storageNames.install, JSON.stringify({ ...readInstallMemory(), ...change }));
}

/**
 * Notes this start of the site. @returns whether it shows interest: another page than the last time, or another visit.
 * Loading the same page again does not.
 */
export function noteStart(): boolean {
  const { lastPath = location.pathname, lastStart = Date.now() } = readInstallMemory();
  updateInstallMemory({ lastPath: location.pathname, lastStart: Date.now() });
  return lastPath !== location.pathname || Math.abs(Date.now() - lastStart) > visitPause;
}
