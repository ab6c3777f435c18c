import { storageNames } from '../../device/storage-names.ts';

/** What the device remembers about installing: so that nobody is asked twice, or at the first glance. */
export interface InstallMemory {
  /** The visitor's answer to the invitation, once there is one. */
  readonly answer?: 'declined' | 'installed';
  /** The page at which the site was last started, and when: milliseconds since 1970. */
  readonly lastPath?: string;
  readonly lastStart?: number;
}

/** Nothing is remembered where storage is blocked or holds something else. */
export function readInstallMemory(): InstallMemory {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageNames.install) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Replaces the named fields. An undefined one is forgotten. */
export function updateInstallMemory(change: {
  readonly [Field in keyof InstallMemory]: InstallMemory[Field] | undefined;
}): void {
  try {
    localStorage.setItem(storageNames.install, JSON.stringify({ ...readInstallMemory(), ...change }));
  } catch {
    // Blocked or full: the invitation may come again.
  }
}

/** How much room the answer takes, in bytes; 0 where there is none. */
export function measureInstallMemory(): number {
  try {
    const text = localStorage.getItem(storageNames.install);
    return text === null ? 0 : storageNames.install.length + text.length;
  } catch {
    return 0;
  }
}

/** Forgets the answer: the invitation comes as on a first visit. */
export function forgetInstallMemory(): void {
  try {
    localStorage.removeItem(storageNames.install);
  } catch {
    // Storage is blocked: there is nothing to remove.
  }
}
