import * as v from 'valibot';
import { listQuery, requiredText, text, uniqueBy } from './list.ts';

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

export type Job = v.InferOutput<typeof jobSchema>;

const storedJobType = v.object({ id: v.string(), name: v.string() });

/** What the device keeps. */
export const storedJobTypesSchema = v.array(storedJobType);
export const storedJobsSchema = v.array(
  v.object({
    ...v.entriesFromList(['id', 'title', 'description'], v.string()),
    jobType: v.nullable(storedJobType),
    datePosted: v.exactOptional(v.string()),
  }),
);

export const jobTypesQuery = listQuery(
  'job-types',
  'job-types',
  jobTypeSchema,
  uniqueBy(({ id }) => id),
);

export const jobsQuery = listQuery(
  'jobs',
  'job-titles/',
  jobSchema,
  uniqueBy(({ id }) => id),
);
