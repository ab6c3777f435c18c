import { askForFontsIfQuick, fontFiles, longestAnswer } from '../app/early-fonts.ts';
import { askForListsEarly, picturesPatience } from '../app/early-lists.ts';
import { consentLifetime, runDisclaimerGate } from '../layout/disclaimer-gate/consent.ts';
import { apiBaseAddress } from '../lib/api-address.ts';
import { catchInstallPrompt, earlyInstallPrompt } from '../device/install-prompt.ts';
import { earlyLists, type EarlyLists } from '../lib/early-lists.ts';
import { fromDeviceMark } from '../lib/kept-page.ts';
import { storageNames } from '../device/storage-names.ts';

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
 * Where the page opens with pictures of the server, the first of them comes before the scripts, if it is quick. A page
 * that is not looked at paints nothing and starts a little later. In development the template starts the script itself.
 * @param lists {@link earlyLists}
 */
function startAfterPaint(lists: string): void {
  let started = false;
  const start = async () => {
    if (started) return;
    started = true;
    // React would not know their drawing among the elements that it takes over.
    for (const drawing of document.querySelectorAll('[data-later-styles]')) {
      for (const { textContent } of drawing.querySelectorAll('style')) {
        const style = document.createElement('style');
        document.head.append(Object.assign(style, { textContent }));
      }
      drawing.remove();
    }
    await (window as unknown as Readonly<Record<string, EarlyLists | undefined>>)[lists]?.pictures;
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
  setTimeout(start, 1000);
  // It tells when a frame is on the screen; what is asked for before that delays it.
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(start));
  }).observe({ type: 'paint', buffered: true });
}

/** Gives the elements marked `data-backdrop` their drawings, which come at the end of the document. Stands alone. */
function showBackdrops(): void {
  const json = document.querySelector('script[data-backdrops]')?.textContent ?? '{}';
  const drawings = JSON.parse(json) as Readonly<Record<string, string>>;
  for (const element of document.querySelectorAll<HTMLElement>('[data-backdrop]')) {
    element.style.backgroundImage = `url("${drawings[element.dataset['backdrop'] ?? '']}")`;
  }
}

/** A function that stands alone, and its call. The arguments are printed as JSON. */
function callOf<Arguments extends readonly unknown[]>(
  alone: (...values: Arguments) => void,
  ...values: Arguments
): string {
  return `(${alone.toString()})(${values.map((value) => JSON.stringify(value)).join(',')});`;
}

/** Texts of the inline scripts. The Content-Security-Policy allows each by its hash, so none differs from page to page. */
export interface InlineScripts {
  /** For the head: Chromium keeps the first paint back a moment for fonts that are asked for there, and only there. */
  readonly head: string;
  /** For the head of pages that show lists of the server, behind the names of these. */
  readonly lists: string;
  /** To stand right behind the gate's markup. */
  readonly early: string;
  /** For the end of the document: what nobody sees of the first screen. */
  readonly late: string;
}

/** The inline scripts, as they are written. */
export function inlineScripts(): InlineScripts {
  const { disclaimerAccepted, disclaimerAcceptedAt } = storageNames;
  const head = [callOf(askForFontsIfQuick, longestAnswer, fontFiles, fromDeviceMark)];
  const early = [
    callOf(applyColorScheme),
    callOf(runDisclaimerGate, disclaimerAccepted, disclaimerAcceptedAt, consentLifetime),
  ];
  const late = [
    callOf(showBackdrops),
    callOf(startAfterPaint, earlyLists),
    callOf(catchInstallPrompt, earlyInstallPrompt),
  ];
  return {
    head: head.join(''),
    lists: callOf(askForListsEarly, earlyLists, apiBaseAddress(), picturesPatience, fromDeviceMark),
    early: early.join(''),
    late: late.join(''),
  };
}
