import { consentLifetime, runDisclaimerGate } from '../layout/disclaimer-gate/consent.ts';
import { storageNames } from '../lib/storage-names.ts';

/**
 * Tells Mantine's components the system's colour scheme before the first paint, and again when it changes at dusk. Runs
 * inline, so it stands alone.
 */
function applyColorScheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  function apply(): void {
    document.documentElement.setAttribute('data-mantine-color-scheme', dark.matches ? 'dark' : 'light');
  }
  apply();
  dark.addEventListener('change', apply);
}

/**
 * The one inline script of every page, to stand right behind the gate's markup: the same text on all pages, so that
 * the Content-Security-Policy can allow it by one hash.
 */
export function earlyScript(): string {
  const values = [storageNames.disclaimerAccepted, storageNames.disclaimerAcceptedAt, consentLifetime];
  return `(${applyColorScheme.toString()})();(${runDisclaimerGate.toString()})(${values.map((value) => JSON.stringify(value)).join(',')});`;
}
