import type { Graph, NewsArticle } from 'schema-dts';
import type { Firm } from '../content/types.ts';
import { isoDate, readDate } from '../lib/dates.ts';
import { namedFirm } from './firm-things.ts';

/** What is told of a news item; `datePosted` as the API wrote it. */
interface DescribedItem {
  readonly id: string;
  readonly title: string;
  readonly author: string;
  readonly datePosted: string;
}

/** An item as search engines want it, or nothing where title, author or a date that can be read is missing. */
function articleOf(firm: Firm, { id, title, author, datePosted }: DescribedItem): NewsArticle[] {
  const date = readDate(datePosted);
  if (title === '' || author === '' || !date) return [];
  const url = `${firm.baseUrl}/news#${id}`;
  return [
    {
      '@type': 'NewsArticle',
      '@id': url,
      url,
      headline: title,
      datePublished: isoDate(date),
      author: { '@type': 'Person', name: author },
      publisher: namedFirm(firm),
      mainEntityOfPage: `${firm.baseUrl}/news`,
    },
  ];
}

/** Search engines care for what is new; the rest would cost the visitor's processor. */
const maxArticles = 100;

/** The first hundred of the news for search engines; null when no item says enough. */
export function newsArticles(items: readonly DescribedItem[], firm: Firm): Graph | null {
  const articles = items.slice(0, maxArticles).flatMap((item) => articleOf(firm, item));
  return articles.length > 0 ? { '@context': 'https://schema.org', '@graph': articles } : null;
}
