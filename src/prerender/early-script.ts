import { askForFontsIfQuick, fontFiles, longestAnswer } from '../app/early-fonts.ts';
import { consentLifetime, runDisclaimerGate } from '../layout/disclaimer-gate/consent.ts';
import { catchInstallPrompt, earlyInstallPrompt } from '../lib/early-install-prompt.ts';
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
 * Fetches and runs the site's scripts once the page has been painted: what can be read comes before what moves. They are
 * asked for all at once and run one by one, each after those that it imports, so that a slow phone answers in between.
 * A page that is not looked at paints nothing and starts a little later. In development the template starts the script
 * itself.
 */
function startAfterPaint(): void {
  addEventListener('DOMContentLoaded', () => {
    let started = false;
    const start = async () => {
      if (started) return;
      started = true;
      const list = document.querySelector('script[data-scripts]')?.textContent ?? '[]';
      const scripts = JSON.parse(list) as readonly string[];
      for (const href of scripts) {
        const link = document.createElement('link');
        Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href });
        document.head.append(link);
      }
      for (const href of scripts) {
        // What cannot be had now fails where it is needed, and is answered there.
        await import(/* @vite-ignore */ href).catch(() => undefined);
        await new Promise((resolve) => setTimeout(resolve));
      }
    };
    requestAnimationFrame(() => setTimeout(start));
    setTimeout(start, 1000);
  });
}

/**
 * The inline script in the head of every page: Chromium keeps the first paint back a moment for fonts that are asked
 * for there, and only there.
 */
export function headScript(): string {
  return `(${askForFontsIfQuick.toString()})(${longestAnswer},${JSON.stringify(fontFiles)});`;
}

/**
 * The inline script of every page, to stand right behind the gate's markup: the same text on all pages, so that the
 * Content-Security-Policy can allow it by one hash.
 */
export function earlyScript(): string {
  const values = [storageNames.disclaimerAccepted, storageNames.disclaimerAcceptedAt, consentLifetime];
  return `(${applyColorScheme.toString()})();(${startAfterPaint.toString()})();(${catchInstallPrompt.toString()})(${JSON.stringify(earlyInstallPrompt)});(${runDisclaimerGate.toString()})(${values.map((value) => JSON.stringify(value)).join(',')});`;
}
