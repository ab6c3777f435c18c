import type { firm } from './en/firm.ts';
import type { offlinePageText } from './en/offline-page.ts';
import { languageNames, languages, rootOf, type Language } from './language.ts';
import type { Translated } from './types.ts';

const firms = import.meta.glob<Translated<typeof firm>>('./*/firm.ts', { eager: true, import: 'firm' });
const texts = import.meta.glob<Translated<typeof offlinePageText>>('./*/offline-page.ts', {
  eager: true,
  import: 'offlinePageText',
});

/**
 * The few words of a language for a page of which nothing is on the device: the worker itself has them.
 * @throws when the language has no folder
 */
export function lastResort(language: Language) {
  const own = firms[`./${language}/firm.ts`];
  const text = texts[`./${language}/offline-page.ts`];
  if (!own || !text) throw new Error(`No words for ${language}`);
  const others = languages
    .filter((code) => code !== language)
    .map((code) => ({ code, name: languageNames[code], path: rootOf(code) }));
  return { firm: own, text: { ...text, others } };
}
