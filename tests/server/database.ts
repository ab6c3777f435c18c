import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Libsql from 'libsql';

export type Database = Libsql.Database;

/** Each entry brings the schema from version i to i + 1. Entries are only ever added. */
const migrations = [
  `
  CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL);

  CREATE TABLE job_types (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
  CREATE TABLE jobs (
    id INTEGER PRIMARY KEY,
    title TEXT NOT NULL,
    description TEXT NOT NULL,
    job_type_id INTEGER REFERENCES job_types (id)
  );
  CREATE TABLE news (
    id INTEGER PRIMARY KEY,
    title TEXT NOT NULL,
    name TEXT NOT NULL,
    date_posted TEXT NOT NULL,
    description TEXT NOT NULL
  );
  CREATE TABLE advertisements (
    id INTEGER PRIMARY KEY,
    type TEXT NOT NULL CHECK (type IN ('Picture', 'URL')),
    picture TEXT,
    alt TEXT,
    url TEXT
  );

  CREATE TABLE contact_messages (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    received_at TEXT NOT NULL,
    idempotency_key TEXT,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    phone TEXT NOT NULL,
    subject TEXT NOT NULL,
    message TEXT NOT NULL
  );
  CREATE TABLE subscriptions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    received_at TEXT NOT NULL,
    idempotency_key TEXT,
    email TEXT NOT NULL
  );
  CREATE TABLE applications (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    received_at TEXT NOT NULL,
    idempotency_key TEXT,
    job_id INTEGER,
    job_type_id INTEGER,
    first_name TEXT NOT NULL,
    last_name TEXT NOT NULL,
    email TEXT NOT NULL,
    phone TEXT NOT NULL,
    cover_letter TEXT NOT NULL,
    cv_original_name TEXT NOT NULL,
    cv_stored_name TEXT NOT NULL UNIQUE,
    cv_type TEXT NOT NULL,
    cv_size INTEGER NOT NULL,
    cv_sha256 TEXT NOT NULL
  );

  CREATE TABLE idempotency_keys (
    key TEXT PRIMARY KEY,
    fingerprint TEXT NOT NULL,
    status INTEGER NOT NULL,
    answer TEXT NOT NULL,
    stored_at INTEGER NOT NULL
  );
  `,
  // The answer follows from the submission.
  `
  ALTER TABLE idempotency_keys DROP COLUMN status;
  ALTER TABLE idempotency_keys DROP COLUMN answer;
  `,
];

/**
 * Opens the database and brings its schema up to date.
 * @param path a file, made with its folder when missing, or ':memory:'
 * @throws when the file cannot be opened or was written by a newer version of this server
 */
export function openDatabase(path: string): Database {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const database = new Libsql(path);
  // A dev server and `npm start` may share one file: wait for the other's write instead of failing.
  database.prepare('PRAGMA busy_timeout = 5000').all();
  database.prepare('PRAGMA journal_mode = WAL').all();
  database.exec('PRAGMA synchronous = FULL');
  database.exec('PRAGMA foreign_keys = ON');
  migrate(database);
  return database;
}

function migrate(database: Database): void {
  const version = schemaVersion(database);
  if (version > migrations.length) {
    database.close();
    throw new Error(`The database has schema version ${version}; this server knows ${migrations.length}.`);
  }
  database.transaction(() => {
    for (const sql of migrations.slice(version)) database.exec(sql);
    database.exec(`PRAGMA user_version = ${migrations.length}`);
  })();
}

/** The schema's version, 0 for a new file. */
function schemaVersion(database: Database): number {
  const [row] = rows<{ user_version: number }>(database, 'PRAGMA user_version');
  return row?.user_version ?? 0;
}

export type Value = string | number | null;

/** All rows of a query. (libsql's own `get` adds a `_metadata` field to the row; this does not.) */
export function rows<Row>(database: Database, sql: string, ...values: Value[]): Row[] {
  return database.prepare(sql).all(...values) as Row[];
}

/** Runs one statement that returns no rows. */
export function run(database: Database, sql: string, ...values: Value[]): void {
  database.prepare(sql).run(...values);
}
