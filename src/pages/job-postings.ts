import type { Graph, JobPosting } from 'schema-dts';
import type { Job } from '../api/jobs.ts';
import { firm } from '../content/firm.ts';
import { isoDate, readDate } from '../lib/dates.ts';

/** A job as search engines want it, or nothing where a text or a date that can be read is missing. */
function postingOf({ id, title, description, datePosted = '' }: Job): JobPosting[] {
  const date = readDate(datePosted);
  if (title === '' || description === '' || !date) return [];
  const url = `${firm.baseUrl}/apply/job/${encodeURIComponent(id)}`;
  return [
    {
      '@type': 'JobPosting',
      '@id': url,
      url,
      title,
      description,
      datePosted: isoDate(date),
      directApply: true,
      hiringOrganization: { '@type': 'Organization', '@id': `${firm.baseUrl}/#firm`, name: firm.name },
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          streetAddress: firm.address.street,
          addressLocality: firm.address.locality,
          postalCode: firm.address.postalCode,
          addressCountry: firm.address.countryCode,
        },
      },
    },
  ];
}

/** The openings for search engines; null when none says enough. */
export function jobPostings(jobs: readonly Job[]): Graph | null {
  const postings = jobs.flatMap(postingOf);
  return postings.length > 0 ? { '@context': 'https://schema.org', '@graph': postings } : null;
}
