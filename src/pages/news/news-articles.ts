import type { Graph, NewsArticle } from 'schema-dts';
import type { NewsItem } from '../../api/news.ts';
import { firm } from '../../content/firm.ts';
import { isoDate, readDate } from '../../lib/dates.ts';

/** An item as search engines want it, or nothing where title, author or a date that can be read is missing. */
function articleOf({ id, title, author, datePosted }: NewsItem): NewsArticle[] {
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
      publisher: { '@type': 'Organization', '@id': `${firm.baseUrl}/#firm`, name: firm.name },
      mainEntityOfPage: `${firm.baseUrl}/news`,
    },
  ];
}

/** Search engines care for what is new; the rest would cost the visitor's processor. */
const most = 100;

/** The first hundred of the news for search engines; null when no item says enough. */
export function newsArticles(items: readonly NewsItem[]): Graph | null {
  const articles = items.slice(0, most).flatMap(articleOf);
  return articles.length > 0 ? { '@context': 'https://schema.org', '@graph': articles } : null;
}
