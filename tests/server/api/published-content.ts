import type { ListName } from './calls.ts';
import { rows } from '../database.ts';
import type { Database } from '../database.ts';

export interface JobType {
  id: number;
  name: string;
}

export interface Job {
  id: number;
  title: string;
  description: string;
  job_type: JobType | null;
}

interface NewsItem {
  title: string;
  /** The author's name. */
  name: string;
  /** ISO 8601 with offset. */
  date_posted: string;
  /** HTML. */
  description: string;
}

interface Advertisement {
  type: 'Picture' | 'URL';
  picture: string | null;
  alt: string | null;
  url: string | null;
}

/** What the firm has published, in the shapes that the API answers with. */
export interface PublishedContent {
  'job-types': JobType[];
  'job-titles': Job[];
  'news-and-events': NewsItem[];
  advertisements: Advertisement[];
}

export function listJobTypes(database: Database): JobType[] {
  return rows<JobType>(database, 'SELECT id, name FROM job_types ORDER BY id');
}

interface JobRow {
  id: number;
  title: string;
  description: string;
  type_id: number | null;
  type_name: string | null;
}

export function listJobs(database: Database): Job[] {
  const found = rows<JobRow>(
    database,
    `SELECT jobs.id, title, description, job_types.id AS type_id, job_types.name AS type_name
     FROM jobs LEFT JOIN job_types ON job_types.id = jobs.job_type_id ORDER BY jobs.id`,
  );
  return found.map(({ id, title, description, type_id, type_name }) => ({
    id,
    title,
    job_type: type_id === null || type_name === null ? null : { id: type_id, name: type_name },
    description,
  }));
}

/** One of the four lists, as the API answers it. */
export function readList(database: Database, name: ListName): PublishedContent[ListName] {
  switch (name) {
    case 'job-types':
      return listJobTypes(database);
    case 'job-titles':
      return listJobs(database);
    case 'news-and-events':
      return rows<NewsItem>(database, 'SELECT title, name, date_posted, description FROM news ORDER BY id');
    case 'advertisements':
      return rows<Advertisement>(database, 'SELECT type, picture, alt, url FROM advertisements ORDER BY id');
  }
}
