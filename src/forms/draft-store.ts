import { clear, del, delMany, get, getMany, keys, set } from 'idb-keyval';
import { createKeyValueStore } from '../device/database.ts';
import { findLackOfSpace } from '../device/space.ts';
import { storageNames } from '../device/storage-names.ts';

/** A draft as it is stored: its files lie beside it, so that a keystroke does not write megabytes again. */
export interface DraftRow {
  readonly values: Record<string, unknown>;
  readonly submissionId: string | null;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** Names of the values that are files. */
  readonly files: readonly string[];
}

const store = createKeyValueStore(storageNames.draftsDatabase, 'drafts');
let queue: Promise<unknown> = Promise.resolve();

/**
 * Does one piece of work after the other, in the order of the calls. Drafts are a comfort: where storage is blocked or
 * does not answer there are none.
 */
export function inTurn<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  const turn = queue.then(work).catch(() => undefined);
  queue = turn;
  return turn;
}

/** Resolves when every piece of work that was given so far is done. */
export async function draftsWritten(): Promise<void> {
  await queue;
}

const fileEntry = (slot: string, file: string) => `${slot}/${file}`;

/** Every row on this device, with its slot. Files are not read. */
export async function readRows(): Promise<(DraftRow & { readonly slot: string })[]> {
  const entries = await keys<string>(store);
  const slots = entries.filter((entry) => !entries.some((slot) => entry.startsWith(`${slot}/`)));
  const rows = await getMany<Partial<DraftRow>>(slots, store);
  return slots.flatMap((slot, index) => {
    const { values, savedAt, submissionId = null, files = [] } = rows[index] ?? {};
    return values && savedAt !== undefined ? [{ slot, values, savedAt, submissionId, files }] : [];
  });
}

/** The files of a row, in the order of their names; null for one that is gone. */
export async function readFiles({ slot, files }: { slot: string; files: readonly string[] }) {
  const entries = files.map((file) => fileEntry(slot, file));
  return (await getMany<unknown>(entries, store)).map((content) => content ?? null);
}

export function readRow(slot: string): Promise<DraftRow | undefined> {
  return get<DraftRow>(slot, store);
}

export async function writeRow(slot: string, row: DraftRow): Promise<void> {
  await set(slot, row, store);
}

/** Files as they were last written, by the name of their entry. */
const writtenFiles = new Map<string, unknown>();

/**
 * Writes a file of a draft unless it is there already.
 * @param mayWrite false while the page is being left: nothing large is written then
 * @returns whether it is there; false without the room for it, which the browser's estimate tells beforehand or, where
 * that is a mere figure, the attempt itself
 */
export async function writeFile(
  slot: string,
  file: { readonly name: string; readonly content: unknown; readonly bytes: number },
  mayWrite: boolean,
): Promise<boolean> {
  const entry = fileEntry(slot, file.name);
  if (writtenFiles.get(entry) === file.content) return true;
  if (!mayWrite || (await findLackOfSpace(file.bytes)) !== null) return false;
  try {
    await set(entry, file.content, store);
  } catch {
    return false;
  }
  writtenFiles.set(entry, file.content);
  return true;
}

export async function removeFiles(slot: string, files: readonly string[]): Promise<void> {
  const entries = files.map((file) => fileEntry(slot, file));
  for (const entry of entries) writtenFiles.delete(entry);
  if (entries.length > 0) await delMany(entries, store);
}

export async function removeRow(slot: string): Promise<void> {
  const row = await readRow(slot);
  if (!row) return;
  await removeFiles(slot, row.files);
  await del(slot, store);
}

export async function removeAllRows(): Promise<void> {
  writtenFiles.clear();
  await clear(store);
}
