import { languageNames, languages, type Language } from '../../src/content/language.ts';

/** Every language but English: none, where a firm has removed the others. */
export const otherLanguages: readonly Language[] = languages.filter((language) => language !== 'en');

/** The language that differs most from English, or English itself. */
export const lastLanguage: Language = otherLanguages.at(-1) ?? 'en';

/** Whether a language is written in Latin letters: the name that it has for itself tells. */
export const isInLatin = (language: string): boolean =>
  /\p{Script=Latin}/u.test(languageNames[language as Language]);
