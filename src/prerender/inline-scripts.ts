import { languages, rootOf } from '../content/language.ts';
import { openChosenLanguage } from '../device/chosen-language.ts';
import { holdEarlyPress } from '../device/early-press.ts';
import { leaveEarlyTyping } from '../device/early-typing.ts';
import { consentLifetime } from '../device/consent.ts';
import { catchInstallPrompt, earlyInstallPrompt } from '../device/install-prompt.ts';
import { storageNames } from '../device/storage-names.ts';
import { runDisclaimerGate } from '../layout/disclaimer-gate/consent.ts';
import { fromHomeScreen } from './app-manifest.ts';
import { startAfterPaint } from './boot.ts';

/* What runs inline stands alone: it may use its arguments and the browser only. */

/** Tells Mantine's components the system's colour scheme before the first paint, and again when it changes at dusk. */
function applyColorScheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  function apply(): void {
    document.documentElement.setAttribute('data-mantine-color-scheme', dark.matches ? 'dark' : 'light');
  }
  apply();
  dark.addEventListener('change', apply);
}

/**
 * Asks again for the loader (boot.ts) where it was lost on the way, at another address: most browsers remember for this
 * page what they could not have.
 */
function insistOnLoader(): void {
  function load(address: string): void {
    const next = () => import(/* @vite-ignore */ `${address}?${Date.now()}`).catch(() => load(address));
    setTimeout(next, 5000);
  }
  function onError({ target }: Event): void {
    // Not that of a cached page, which only the worker has.
    if (target instanceof HTMLScriptElement && target.src === `${origin}/boot.js`) load(target.src);
  }
  addEventListener('error', onError, true);
}

/**
 * Back, pressed after a reload before React has taken over: the browser takes the other page's entry for this document,
 * and shows nothing of it.
 */
function followEarlyBack(): void {
  // The address is repaired meanwhile.
  const path = () => location.pathname.replace(/\.html$|\/$/, '');
  const first = path();
  addEventListener('popstate', () => {
    const { hydrated } = document.documentElement.dataset;
    if (!hydrated && path() !== first) location.reload();
  });
}

/** Gives the elements marked `data-backdrop` their drawings, which come at the end of the document. */
function showBackdrops(): void {
  const json = document.querySelector('script[data-backdrops]')?.textContent ?? '{}';
  const drawings = JSON.parse(json) as Readonly<Record<string, string>>;
  for (const element of document.querySelectorAll<HTMLElement>('[data-backdrop]')) {
    element.style.backgroundImage = `url("${drawings[element.dataset['backdrop'] ?? '']}")`;
  }
}

/** A function that stands alone, and its call. */
function callOf<Arguments extends readonly unknown[]>(
  alone: (...values: Arguments) => void,
  ...values: Arguments
): string {
  return `(${alone.toString()})(${values.map((value) => JSON.stringify(value)).join(',')});`;
}

export type InlineScripts = ReturnType<typeof inlineScripts>;

/** Texts of the inline scripts. The Content-Security-Policy allows each by its hash, so none differs from page to page. */
export function inlineScripts() {
  const { disclaimerAccepted, disclaimerAcceptedAt, language, leftDrafts } = storageNames;
  const roots = Object.fromEntries(languages.map((code) => [code, rootOf(code).replace(/^\/$/, '')]));
  const gate = callOf(runDisclaimerGate, disclaimerAccepted, disclaimerAcceptedAt, consentLifetime);
  return {
    /** For the pages that the installed site starts with, before all others. */
    start: callOf(openChosenLanguage, language, fromHomeScreen, roots),
    /** For pages with a form, which can be written in before its script is there. */
    form: callOf(leaveEarlyTyping, leftDrafts),
    /** To stand right behind the gate's markup. */
    early: callOf(applyColorScheme) + gate + callOf(insistOnLoader) + callOf(followEarlyBack),
    /** For the end of the document, behind the gate's drawings. */
    late: callOf(showBackdrops) + callOf(catchInstallPrompt, earlyInstallPrompt),
  };
}

/** Text of /boot.js. @param values arguments of the loader */
export function bootScript(...values: Parameters<typeof startAfterPaint>): string {
  return callOf(holdEarlyPress) + callOf(startAfterPaint, ...values);
}
