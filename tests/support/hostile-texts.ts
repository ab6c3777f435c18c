import type { Page } from 'playwright-core';

/** Notes every way in which a text could show that it ran, from the next document on. @returns what has been called in it */
export async function watchForScripts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const called: string[] = [];
    const note = (name: string) => [name, (what: unknown) => void called.push(`${name}: ${String(what)}`)];
    const names = ['alert', 'confirm', 'prompt', 'print', 'xss', 'ran'];
    Object.assign(globalThis, { called }, Object.fromEntries(names.map(note)));
  });
  return () => page.evaluate(() => (globalThis as unknown as { called: string[] }).called);
}

/** Markup that would run a function named `ran`, wherever it were taken for more than text. */
export const hostileMarkup = '"><img src=x onerror=ran()><script>ran()</script>';

/** Texts that have broken forms, pages or databases elsewhere, by what is odd about them. */
export const hostileTexts: Readonly<Record<string, string>> = {
  markup: hostileMarkup,
  address: 'javascript:ran()//',
  template: '{{constructor.constructor("ran()")()}}${ran()}',
  // With both joiners, and য় in both of its spellings: nothing may normalise what somebody wrote.
  bangla: 'আইনি সহা\u09DFতা সহা\u09AF\u09BCতা র\u200D্যাব ক্\u200Cষ ০১৭',
  'right to left': '\u202Eשלום\u2066 مرحبا \u202E',
  invisible: 'a\u200B\u200D\uFEFF\u2060b\u00ADc',
  emoji: '👩🏽‍⚖️🏳️‍🌈\u{1F468}\u200D\u{1F469}',
  combining: `Z${'\u0335\u0336\u0489'.repeat(60)}`,
  'half a character': 'x\uD83Dy',
};

/** Texts that the server cannot store, or not at such length. */
export const refusedTexts: Readonly<Record<string, string>> = {
  'null bytes': 'before\u0000after\u0007\u001B[31m',
  '100 kB': 'long '.repeat(20_000),
};
