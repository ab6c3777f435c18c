import { storageNames } from '../device/storage-names.ts';

/** Keeps what stands in the newsletter form as long as the tab lives, through reloads; an empty text forgets it. */
export function keepTypedAddress(text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(storageNames.newsletterAddress);
    else sessionStorage.setItem(storageNames.newsletterAddress, text);
  } catch {
    // Storage is blocked: a reload will empty the form.
  }
}

/** What {@link keepTypedAddress} has kept; empty if nothing. */
export function typedAddress(): string {
  try {
    return sessionStorage.getItem(storageNames.newsletterAddress) ?? '';
  } catch {
    return '';
  }
}
