import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { SubmissionName } from './api/calls.ts';
import { isUploadedFile } from './api/read-body.ts';
import type { UploadedFile } from './api/read-body.ts';
import sample from './sample-api-data.json' with { type: 'json' };

/** The lists that are published, by the names of their calls. */
type Lists = typeof sample;

/** What is kept of one submission. Its CV is a file beside, of which `cv_stored_name` is the name. */
type StoredSubmission = Record<string, unknown>;

/** One line of the file. */
interface Line {
  name: SubmissionName;
  /** A hash of what it says (idempotency.ts). */
  fingerprint: string;
  row: StoredSubmission & { received_at: string; idempotency_key: string | null };
}

export type Store = ReturnType<typeof openStore>;

/**
 * The data of the server: published lists in a file of JSON, submissions in a file of one JSON object a line, CVs as
 * files. Lines are read anew each time, for a dev server and `npm start` may share a folder.
 * @param folder made when missing
 */
export function openStore(folder: string) {
  const file = join(folder, 'submissions.jsonl');
  const cvFolder = join(folder, 'cv');
  mkdirSync(cvFolder, { recursive: true, mode: 0o700 });
  const lines = (): Line[] =>
    existsSync(file) ? readFileSync(file, 'utf8').split('\n').flatMap(parseLine) : [];
  return {
    lists: openLists(join(folder, 'lists.json')),
    cvFolder,
    /** All that is stored of one kind, oldest first. */
    submissions: (name: SubmissionName): StoredSubmission[] =>
      lines().flatMap((line) => (line.name === name ? [line.row] : [])),
    /** The last submission with this key, unless it came before a time. */
    findKey: (key: string, since: number): Line | undefined =>
      lines().findLast(({ row }) => row.idempotency_key === key && Date.parse(row.received_at) >= since),
    /** Has it on disk before it returns: the CV first, which goes again when the line cannot be written. */
    add({ row: { cv, ...values }, ...line }: Line): void {
      const place = join(cvFolder, `${randomUUID()}.pdf`);
      try {
        const row = { ...values, ...(isUploadedFile(cv) && storeCv(place, cv)) };
        // The line end stands first: whatever a server that was killed has left of a line, the next one begins anew.
        const text = `\n${JSON.stringify({ ...line, row })}`;
        writeFileSync(file, text, { flag: 'a', mode: 0o600, flush: true });
      } catch (error) {
        rmSync(place, { force: true });
        throw error;
      }
    },
    /** Forgets all submissions, and removes their CVs. */
    clear(): void {
      rmSync(file, { force: true });
      for (const cv of readdirSync(cvFolder)) rmSync(join(cvFolder, cv), { force: true });
    },
  };
}

/** Nothing of a line that is not whole: the server was killed while it wrote. */
function parseLine(text: string): Line[] {
  try {
    return [JSON.parse(text) as Line];
  } catch {
    return [];
  }
}

/** What somebody has changed in the file by hand stays until the sample itself changes. */
function openLists(file: string): Lists {
  const version = createHash('sha256').update(JSON.stringify(sample)).digest('hex');
  const kept = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Lists & { version: string })
    : null;
  if (kept?.version === version) return kept;
  // Never half a file, whenever the server is killed.
  writeFileSync(`${file}.new`, JSON.stringify({ version, ...sample }, null, 2));
  renameSync(`${file}.new`, file);
  return sample;
}

/** @returns the fields of its row; the name in the folder is random and has nothing of the client's */
function storeCv(place: string, { name, type, bytes }: UploadedFile) {
  writeFileSync(place, bytes, { flag: 'wx', mode: 0o600, flush: true });
  return {
    cv_original_name: name,
    cv_stored_name: basename(place),
    cv_type: type,
    cv_size: bytes.length,
    cv_sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}
