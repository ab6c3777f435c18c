import * as v from 'valibot';
import type { ListPath } from '../lib/api-address.ts';
import { listQuery, readItems, requiredText, text } from './list.ts';
import { readList } from './read-list.ts';

const jobsPath: ListPath = 'job-titles/';
const jobTypesPath: ListPath = 'job-types';

/** Numbers become text: an id is compared with what stands in an address. */
const jobTypeSchema = v.object({ id: requiredText, name: requiredText });

const jobSchema = v.pipe(
  v.object({
    id: requiredText,
    title: requiredText,
    description: text,
    // A job whose type is missing or broken can still be read and applied for.
    job_type: v.fallback(v.nullish(jobTypeSchema, null), null),
    date_posted: v.fallback(text, ''),
  }),
  v.transform(({ job_type, date_posted, ...job }) => ({
    ...job,
    jobType: job_type,
    /** As the server wrote it, where it says so at all: only search engines are told. */
    ...(date_posted !== '' && { datePosted: date_posted }),
  })),
);

export type JobType = v.InferOutput<typeof jobTypeSchema>;
export type Job = v.InferOutput<typeof jobSchema>;

const storedJobType = v.object({ id: v.string(), name: v.string() });

/** What the device keeps. */
export const storedJobTypesSchema = v.array(storedJobType);
export const storedJobsSchema = v.array(
  v.object({
    id: v.string(),
    title: v.string(),
    description: v.string(),
    jobType: v.nullable(storedJobType),
    datePosted: v.exactOptional(v.string()),
  }),
);

/** Reads what `GET job-types` answers. Throws an ApiError 'wrong-shape' when that is no list. */
export function readJobTypes(answer: unknown): JobType[] {
  return uniqueById(readItems('job-types', answer, jobTypeSchema));
}

/** Reads what `GET job-titles/` answers. Throws as {@link readJobTypes}. */
export function readJobs(answer: unknown): Job[] {
  return uniqueById(readItems('job-titles/', answer, jobSchema));
}

function uniqueById<Item extends { readonly id: string }>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

/** Asks the server. Rejects with an ApiError, or with the signal's reason. */
export async function fetchJobTypes(signal?: AbortSignal): Promise<JobType[]> {
  return readJobTypes(await readList(jobTypesPath, signal));
}

/** Asks the server. Rejects as {@link fetchJobTypes}. */
export async function fetchJobs(signal?: AbortSignal): Promise<Job[]> {
  return readJobs(await readList(jobsPath, signal));
}

export const jobTypesQuery = listQuery('job-types', fetchJobTypes);

export const jobsQuery = listQuery('jobs', fetchJobs);
