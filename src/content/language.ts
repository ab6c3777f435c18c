/**
 * The languages of the site by their codes (BCP 47), each with its own name, in which the pages of the others lead to it.
 * Each has a folder beside this file; a line and its folder are all that makes a language, or takes it away.
 */
export const languageNames = {
  en: 'English',
  bn: 'বাংলা',
};

export type Language = keyof typeof languageNames;

export const languages = Object.keys(languageNames) as Language[];

/** English stands at the root; every other language below its code: '/bn/team'. */
export const rootOf = (language: Language): string => (language === 'en' ? '/' : `/${language}`);

/** The language of an address by its path, with or without what follows: '/bn/team' is Bangla. */
export function languageOf(pathname: string): Language {
  const [, first] = pathname.split(/[/?#]/);
  return languages.find((language) => language !== 'en' && language === first) ?? 'en';
}

/** The path of a page in a language: '/team' in Bangla is '/bn/team'. */
export function localPath(language: Language, path: string): string {
  if (language === 'en') return path;
  return rootOf(language) + (path === '/' ? '' : path);
}
