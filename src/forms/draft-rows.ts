import { clear, delMany, get, getMany, keys, setMany } from 'idb-keyval';
import { createKeyValueStore } from '../device/database.ts';
import { readLocalObject, writeLocal } from '../device/local-storage.ts';
import { storageNames } from '../device/storage-names.ts';

/** A half-filled form, kept on this device and sent nowhere. */
export interface Draft<Values> {
  readonly values: Values;
  /** The last submission of exactly these values, or null: so that a repeat carries the same key. */
  readonly submissionId: string | null;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** A draft as it is stored: its files lie beside it, so that a keystroke does not write megabytes again. */
export interface DraftRow extends Draft<Readonly<Record<string, unknown>>> {
  /** Names of the values that are files. */
  readonly files: readonly string[];
}

/** Whatever a slot holds, or with `savedAt` only the draft of that time. */
export interface SlotContents {
  readonly slot: string;
  readonly savedAt?: number | undefined;
}

/** Values of a draft that are files, by their names. */
export type DraftFiles = readonly (readonly [name: string, content: unknown])[];

const store = createKeyValueStore(storageNames.draftsDatabase, 'drafts');
/** Files as they were last written, by the name of their entry. */
const writtenFiles = new Map<string, unknown>();

const entryOf = (slot: string, file: string) => `${slot}/${file}`;

/** A draft as its page has left it, or none, and what goes for it. */
type LeftRow = (DraftRow | { readonly values: null; readonly savedAt: number }) & {
  readonly replaced: SlotContents | null;
};

type LeftRows = Readonly<Record<string, LeftRow>>;

/** By their slots. */
const leftRows = () => readLocalObject(storageNames.leftDrafts) as LeftRows;

function writeLeftRows(rows: LeftRows): void {
  writeLocal(storageNames.leftDrafts, Object.keys(rows).length === 0 ? null : JSON.stringify(rows));
}

/** Forgets what was left in a slot: it is written, or not wanted any more. */
function forgetLeftRow({ slot, savedAt = Number.POSITIVE_INFINITY }: SlotContents): void {
  const { [slot]: left, ...others } = leftRows();
  if (left && left.savedAt <= savedAt) writeLeftRows(others);
}

/** Writes what pages have left, unless the slot was written later. */
async function takeUpLeftRows(): Promise<void> {
  for (const [slot, { replaced, ...row }] of Object.entries(leftRows())) {
    const stored = await get<DraftRow>(slot, store);
    if (row.values && (!stored || stored.savedAt < row.savedAt)) {
      await writeRow(slot, row, []);
      const gone = stored?.files.filter((file) => !row.files.includes(file)) ?? [];
      await removeEntries(gone.map((file) => entryOf(slot, file)));
    }
    if (replaced) await removeRow(replaced);
    forgetLeftRow({ slot, savedAt: row.savedAt });
  }
}

/**
 * Leaves a draft for the next page to write: at once, for a database would answer when this page is gone.
 * @param replaced the draft that goes for it
 */
export function leaveRow(slot: string, row: DraftRow, replaced: SlotContents | null): void {
  writeLeftRows({ ...leftRows(), [slot]: { ...row, replaced } });
}

/** Leaves it to the next page to remove what a slot holds, should this one be gone before a database answers. */
export function leaveRemoval({ slot, savedAt }: SlotContents): void {
  const rows = leftRows();
  const until = savedAt ?? Date.now();
  if (rows[slot] && rows[slot].savedAt > until) return;
  writeLeftRows({ ...rows, [slot]: { values: null, savedAt: until, replaced: { slot, savedAt } } });
}

/** Every row on this device, with its slot. Files are not read. */
export async function readRows(): Promise<(DraftRow & { readonly slot: string })[]> {
  // Where there is no room for them they are read where they are.
  await takeUpLeftRows().catch(() => undefined);
  const entries = await keys<string>(store);
  const slots = entries.filter((entry) => !entries.some((slot) => entry.startsWith(entryOf(slot, ''))));
  const stored = await getMany<Partial<DraftRow> | undefined>(slots, store);
  const rows = new Map<string, Partial<DraftRow> | LeftRow | undefined>([
    ...slots.map((slot, index) => [slot, stored[index]] as const),
    ...Object.entries(leftRows()),
  ]);
  return [...rows].flatMap(([slot, row]) => {
    if (!row?.values || row.savedAt === undefined) return [];
    const { values, savedAt, submissionId = null, files = [] } = row;
    return [{ slot, values, savedAt, submissionId, files }];
  });
}

/** The files of a row by their names; null for one that is gone. */
export async function readFiles(slot: string, files: readonly string[]): Promise<Record<string, unknown>> {
  const entries = files.map((file) => entryOf(slot, file));
  const contents = await getMany<unknown>(entries, store);
  return Object.fromEntries(files.map((file, index) => [file, contents[index] ?? null]));
}

/** Whether this page has written this very file. */
export function isWritten(slot: string, [name, content]: DraftFiles[number]): boolean {
  return writtenFiles.get(entryOf(slot, name)) === content;
}

/** Another tab may have removed what this one has written. */
export async function forgetRemovedFiles(): Promise<void> {
  const entries = await keys<string>(store);
  for (const entry of writtenFiles.keys()) if (!entries.includes(entry)) writtenFiles.delete(entry);
}

/** Writes a draft and files that come with it in one step: a page that is left meanwhile leaves both or neither. */
export async function writeRow(slot: string, row: DraftRow, contents: DraftFiles): Promise<void> {
  const entries = contents.map(([name, content]): [string, unknown] => [entryOf(slot, name), content]);
  await setMany([...entries, [slot, row]], store);
  forgetLeftRow({ slot, savedAt: row.savedAt });
  for (const [entry, content] of entries) writtenFiles.set(entry, content);
}

async function removeEntries(entries: readonly string[]): Promise<void> {
  for (const entry of entries) writtenFiles.delete(entry);
  if (entries.length > 0) await delMany([...entries], store);
}

/** Removes the files that this page has written in a slot, but for those of these names. */
export async function removeFilesBut(slot: string, names: readonly string[]): Promise<void> {
  const kept = new Set(names.map((name) => entryOf(slot, name)));
  const entries = [...writtenFiles.keys()].filter((entry) => entry.startsWith(entryOf(slot, '')));
  await removeEntries(entries.filter((entry) => !kept.has(entry)));
}

export async function removeRow(contents: SlotContents): Promise<void> {
  const { slot, savedAt } = contents;
  const row = await get<DraftRow>(slot, store);
  const goes = row !== undefined && (savedAt === undefined || row.savedAt === savedAt);
  await removeEntries(goes ? [...row.files.map((file) => entryOf(slot, file)), slot] : []);
  forgetLeftRow(contents);
}

export async function removeAllRows(): Promise<void> {
  writtenFiles.clear();
  writeLeftRows({});
  await clear(store);
}
