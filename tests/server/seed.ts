import { createHash } from 'node:crypto';
import { rows, run } from './database.ts';
import type { Database } from './database.ts';
import sample from './sample-api-data.json' with { type: 'json' };

/**
 * Fills the published lists from the sample data. It is done once for each version of the sample file, so that
 * what somebody changed in the database by hand stays until the sample itself changes. Submissions are not touched.
 */
export function seed(database: Database): void {
  const version = createHash('sha256').update(JSON.stringify(sample)).digest('hex');
  const [known] = rows<{ value: string }>(database, "SELECT value FROM settings WHERE name = 'seed'");
  if (known?.value === version) return;
  database.transaction(() => {
    fill(database);
    run(database, "INSERT OR REPLACE INTO settings (name, value) VALUES ('seed', ?)", version);
  })();
}

function fill(database: Database): void {
  for (const table of ['jobs', 'job_types', 'news', 'advertisements']) run(database, `DELETE FROM ${table}`);
  for (const { id, name } of sample['job-types']) {
    run(database, 'INSERT INTO job_types (id, name) VALUES (?, ?)', id, name);
  }
  for (const { id, title, description, job_type } of sample['job-titles']) {
    const sql = 'INSERT INTO jobs (id, title, description, job_type_id) VALUES (?, ?, ?, ?)';
    run(database, sql, id, title, description, job_type.id);
  }
  for (const { title, name, date_posted, description } of sample['news-and-events']) {
    const sql = 'INSERT INTO news (title, name, date_posted, description) VALUES (?, ?, ?, ?)';
    run(database, sql, title, name, date_posted, description);
  }
  for (const { type, picture, alt, url } of sample.advertisements) {
    const sql = 'INSERT INTO advertisements (type, picture, alt, url) VALUES (?, ?, ?, ?)';
    run(database, sql, type, picture, alt, url);
  }
}
