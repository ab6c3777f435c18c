import { languages, localPath, type Language } from '../content/language.ts';
import { loadAllTexts } from '../content/texts.ts';
import type { SitePage } from './site-pages.ts';

/** Addresses of the same page by language; English for who reads none of them. */
export function alternatesOf({ path }: SitePage, baseUrl: string): readonly (readonly [string, string])[] {
  const addressIn = (language: Language) => baseUrl + localPath(language, path);
  return [
    ...languages.map((language) => [language, addressIn(language)] as const),
    ['x-default', addressIn('en')],
  ];
}

/** What the head says of the page in other languages. On the way to another page app/navigation.ts removes the links. */
export async function alternateTags(page: SitePage, baseUrl: string, own: Language): Promise<string> {
  const links = alternatesOf(page, baseUrl).map(
    ([language, href]) => `<link rel="alternate" hreflang="${language}" href="${href}"/>`,
  );
  const others = languages.filter((language) => language !== own);
  const tags = others.map(async (language) => {
    const { openGraphLocale } = await (await loadAllTexts(language)).load('site');
    return `<meta property="og:locale:alternate" content="${openGraphLocale}"/>`;
  });
  return [...links, ...(await Promise.all(tags))].join('');
}
