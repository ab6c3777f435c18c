import { createHash } from 'node:crypto';
import { insert, rows, run } from './database.ts';
import type { Database } from './database.ts';
import sample from './sample-api-data.json' with { type: 'json' };

/** The rows of every table. A job type comes before the jobs that name it. */
const tables = {
  job_types: sample['job-types'],
  jobs: sample['job-titles'].map(({ job_type, ...job }) => ({ ...job, job_type_id: job_type.id })),
  news: sample['news-and-events'],
  advertisements: sample.advertisements,
};

/**
 * Fills the published lists from the sample data. It is done once for each version of the sample file, so that
 * what somebody changed in the database by hand stays until the sample itself changes. Submissions are not touched.
 */
export function seed(database: Database): void {
  const version = createHash('sha256').update(JSON.stringify(sample)).digest('hex');
  const [known] = rows<{ value: string }>(database, "SELECT value FROM settings WHERE name = 'seed'");
  if (known?.value === version) return;
  database.transaction(() => {
    for (const table of Object.keys(tables).toReversed()) run(database, `DELETE FROM ${table}`);
    for (const [table, items] of Object.entries(tables)) {
      for (const item of items) insert(database, table, item);
    }
    run(database, "INSERT OR REPLACE INTO settings (name, value) VALUES ('seed', ?)", version);
  })();
}
