import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Libsql from 'libsql';

export type Database = Libsql.Database;

const schema = `
  CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL);

  CREATE TABLE IF NOT EXISTS job_types (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS jobs (
    id INTEGER PRIMARY KEY,
    title TEXT NOT NULL,
    description TEXT NOT NULL,
    job_type_id INTEGER REFERENCES job_types (id)
  );
  CREATE TABLE IF NOT EXISTS news (
    id INTEGER PRIMARY KEY,
    title TEXT NOT NULL,
    name TEXT NOT NULL,
    date_posted TEXT NOT NULL,
    description TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS advertisements (
    id INTEGER PRIMARY KEY,
    type TEXT NOT NULL CHECK (type IN ('Picture', 'URL')),
    picture TEXT,
    alt TEXT,
    url TEXT
  );

  CREATE TABLE IF NOT EXISTS contact_messages (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    received_at TEXT NOT NULL,
    idempotency_key TEXT,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    phone TEXT NOT NULL,
    subject TEXT NOT NULL,
    message TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS subscriptions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    received_at TEXT NOT NULL,
    idempotency_key TEXT,
    email TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS applications (
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

  CREATE TABLE IF NOT EXISTS idempotency_keys (
    key TEXT PRIMARY KEY,
    fingerprint TEXT NOT NULL,
    stored_at INTEGER NOT NULL
  );
`;

/**
 * Opens the database and makes the tables that are missing.
 * @param path a file, made with its folder when missing, or ':memory:'
 * @throws when the file cannot be opened
 */
export function openDatabase(path: string): Database {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const database = new Libsql(path);
  // A dev server and `npm start` may share one file: wait for the other's write instead of failing.
  database.prepare('PRAGMA busy_timeout = 5000').all();
  database.prepare('PRAGMA journal_mode = WAL').all();
  database.exec('PRAGMA synchronous = FULL');
  database.exec('PRAGMA foreign_keys = ON');
  database.exec(schema);
  return database;
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

/** Inserts one row, given by the names of its columns. */
export function insert(database: Database, table: string, row: Record<string, Value>): void {
  const names = Object.keys(row);
  const places = names.map(() => '?').join(', ');
  run(database, `INSERT INTO ${table} (${names.join(', ')}) VALUES (${places})`, ...Object.values(row));
}
