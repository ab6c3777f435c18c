/** The languages of the site, by their codes (BCP 47): each has a folder beside this file. */
export const languages = ['en', 'bn'] as const;

export type Language = (typeof languages)[number];

/** What each language calls itself: a switch names it in its own script, on the pages of the others. */
export const languageNames: { readonly [Code in Language]: string } = { en: 'English', bn: 'বাংলা' };

/** English stands at the root; every other language below its code: '/bn/team'. */
export const rootOf = (language: Language): string => (language === 'en' ? '/' : `/${language}`);

/** The language of an address by its path: '/bn/team' is Bangla. */
export function languageOf(pathname: string): Language {
  const [, first] = pathname.split('/');
  return languages.find((language) => language !== 'en' && language === first) ?? 'en';
}

/** The path of a page in a language: '/team' in Bangla is '/bn/team'. */
export function localPath(language: Language, path: string): string {
  if (language === 'en') return path;
  return rootOf(language) + (path === '/' ? '' : path);
}
