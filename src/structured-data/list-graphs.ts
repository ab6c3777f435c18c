import type { Graph, JobPosting, NewsArticle } from 'schema-dts';
import type { Job } from '../api/jobs.ts';
import type { NewsItem } from '../api/news.ts';
import type { Language } from '../content/language.ts';
import type { Firm } from '../content/types.ts';
import { isoDate, readDate } from '../lib/dates.ts';
import { jobAddress } from '../lib/links.ts';
import { namedFirm, pageAddress, postalAddress } from './firm-things.ts';

/** A job as search engines want it, or nothing where a text or a date that can be read is missing. */
function postingOf(job: Job, firm: Firm, language: Language): JobPosting[] {
  const { id, title, description, datePosted = '' } = job;
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
      hiringOrganization: namedFirm(firm),
      jobLocation: { '@type': 'Place', address: postalAddress(firm.offices[0]) },
    },
  ];
}

/** An item as search engines want it, or nothing where title, author or a date that can be read is missing. */
function articleOf(item: NewsItem, firm: Firm, language: Language): NewsArticle[] {
  const { id, title, author, datePosted } = item;
  const date = readDate(datePosted);
  if (title === '' || author === '' || !date) return [];
  const page = pageAddress(firm, language, '/news');
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
}

const graphOf = (things: readonly (JobPosting | NewsArticle)[]): Graph | null =>
  things.length > 0 ? { '@context': 'https://schema.org', '@graph': things } : null;

/** The openings for search engines; null when none says enough. */
export const jobPostings = (jobs: readonly Job[], firm: Firm, language: Language) =>
  graphOf(jobs.flatMap((job) => postingOf(job, firm, language)));

/**
 * The first hundred of the news for search engines, which care for what is new; the rest would cost the visitor's
 * processor. Null when no item says enough.
 */
export const newsArticles = (items: readonly NewsItem[], firm: Firm, language: Language) =>
  graphOf(items.slice(0, 100).flatMap((item) => articleOf(item, firm, language)));
