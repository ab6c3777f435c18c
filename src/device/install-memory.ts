import { readLocalObject, writeLocal } from './local-storage.ts';
import { storageNames } from './storage-names.ts';

/** So that nobody is invited to install twice, or at the first glance. */
interface InstallMemory {
  readonly answer?: 'declined' | 'installed';
  /** Where the site was last started, and when: milliseconds since 1970. */
  readonly lastPath?: string;
  readonly lastStart?: number;
}

/** In milliseconds; a start of the site after so long is another visit. */
const halfAnHour = 30 * 60 * 1000;

export const readInstallMemory = (): InstallMemory => readLocalObject(storageNames.install);

/** Replaces the named fields. */
export function updateInstallMemory(change: InstallMemory): void {
  writeLocal(storageNames.install, JSON.stringify({ ...readInstallMemory(), ...change }));
}

/** Notes this start of the site. @returns whether it shows interest: another page than the last time, or another visit */
export function noteStart(): boolean {
  const { lastPath = location.pathname, lastStart = Date.now() } = readInstallMemory();
  updateInstallMemory({ lastPath: location.pathname, lastStart: Date.now() });
  return lastPath !== location.pathname || Math.abs(Date.now() - lastStart) > halfAnHour;
}
