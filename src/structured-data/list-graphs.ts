import type { Graph, JobPosting, NewsArticle } from 'schema-dts';
import type { Job } from '../api/jobs.ts';
import type { NewsItem } from '../api/news.ts';
import type { Language } from '../content/language.ts';
import type { Firm } from '../content/types.ts';
import { isoDate, readDate } from '../lib/dates.ts';
import { jobAddress } from '../lib/links.ts';
import { namedFirm, pageAddress, postalAddress } from './firm-things.ts';

const graphOf = (things: readonly (JobPosting | NewsArticle)[]): Graph | null =>
  things.length > 0 ? { '@context': 'https://schema.org', '@graph': things } : null;

/** The openings for search engines, each with texts and a date that can be read; null when there is none. */
export function jobPostings(jobs: readonly Job[], firm: Firm, language: Language): Graph | null {
  const hiringOrganization = namedFirm(firm);
  const jobLocation = { '@type': 'Place' as const, address: postalAddress(firm.offices[0]) };
  const postings = jobs.flatMap(({ id, title, description, datePosted = '' }): JobPosting[] => {
    const date = readDate(datePosted);
    if (title === '' || description === '' || !date) return [];
    const url = pageAddress(firm, language, jobAddress(id));
    return [
      {
        '@type': 'JobPosting',
        '@id': url,
        url,
        title,
        description,
        datePosted: isoDate(date),
        directApply: true,
        hiringOrganization,
        jobLocation,
      },
    ];
  });
  return graphOf(postings);
}

/**
 * The first hundred of the news for search engines, which care for what is new; the rest would cost the visitor's
 * processor. Each has title, author and a date that can be read; null when there is none.
 */
export function newsArticles(items: readonly NewsItem[], firm: Firm, language: Language): Graph | null {
  const page = pageAddress(firm, language, '/news');
  const articles = items.slice(0, 100).flatMap(({ id, title, author, datePosted }): NewsArticle[] => {
    const date = readDate(datePosted);
    if (title === '' || author === '' || !date) return [];
    const url = `${page}#${id}`;
    return [
      {
        '@type': 'NewsArticle',
        '@id': url,
        url,
        headline: title,
        datePublished: isoDate(date),
        author: { '@type': 'Person', name: author },
        publisher: namedFirm(firm),
        mainEntityOfPage: page,
      },
    ];
  });
  return graphOf(articles);
}
