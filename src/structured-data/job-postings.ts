import type { Graph, JobPosting } from 'schema-dts';
import type { Firm } from '../content/types.ts';
import { isoDate, readDate } from '../lib/dates.ts';
import { jobAddress } from '../lib/links.ts';
import { namedFirm, postalAddress } from './firm-things.ts';

/** What is told of an opening; `datePosted` as the API wrote it. */
interface DescribedJob {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly datePosted?: string;
}

/** A job as search engines want it, or nothing where a text or a date that can be read is missing. */
function postingOf(firm: Firm, { id, title, description, datePosted = '' }: DescribedJob): JobPosting[] {
  const date = readDate(datePosted);
  if (title === '' || description === '' || !date) return [];
  const url = firm.baseUrl + jobAddress(id);
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
      jobLocation: { '@type': 'Place', address: postalAddress(firm) },
    },
  ];
}

/** The openings for search engines; null when none says enough. */
export function jobPostings(jobs: readonly DescribedJob[], firm: Firm): Graph | null {
  const postings = jobs.flatMap((job) => postingOf(firm, job));
  return postings.length > 0 ? { '@context': 'https://schema.org', '@graph': postings } : null;
}
