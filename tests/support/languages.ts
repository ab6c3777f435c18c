import { languages, type Language } from '../../src/content/language.ts';

/** Every language but English: none, where a firm has removed the others. */
export const otherLanguages: readonly Language[] = languages.filter((language) => language !== 'en');

/** The language that differs most from English, or English itself. */
export const lastLanguage: Language = otherLanguages.at(-1) ?? 'en';
