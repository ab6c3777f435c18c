import { clear, delMany, get, getMany, keys, setMany } from 'idb-keyval';
import { createKeyValueStore } from '../device/database.ts';
import { findLackOfSpace } from '../device/space.ts';
import { storageNames } from '../device/storage-names.ts';
import { isPending, newSubmissionId, type SubmissionRecord } from '../outbox/record.ts';

/** A half-filled form, kept on this device and sent nowhere. */
interface Draft<Values> {
  readonly values: Values;
  /** The last submission of exactly these values, or null: so that a repeat carries the same key. */
  readonly submissionId: string | null;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** A draft on this device. Every form that is shown writes a slot of its own: no tab overwrites what another holds. */
export interface StoredDraft<Values> extends Draft<Values> {
  readonly slot: string;
}

/** A draft as it is stored: its files lie beside it, so that a keystroke does not write megabytes again. */
interface DraftRow extends Draft<Readonly<Record<string, unknown>>> {
  /** Names of the values that are files. */
  readonly files: readonly string[];
}

/** How long a draft stays, in milliseconds: 7 days. */
export const draftLifetime = 7 * 24 * 60 * 60 * 1000;

const store = createKeyValueStore(storageNames.draftsDatabase, 'drafts');
/** Files as they were last written, by the name of their entry. */
const writtenFiles = new Map<string, unknown>();
let queue: Promise<unknown> = Promise.resolve();

/**
 * Does one piece of work after the other, in the order of the calls. Drafts are a comfort: where storage is blocked or
 * does not answer there are none.
 */
function inTurn<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  const turn = queue.then(work).catch(() => undefined);
  queue = turn;
  return turn;
}

/** Resolves when every piece of work that was given so far is done. */
export async function draftsWritten(): Promise<void> {
  await queue;
}

/** A new slot for the form of this name. */
export function newSlot(name: string): string {
  return `${name}#${newSubmissionId()}`;
}

/** The form that a slot belongs to. Drafts of earlier versions of the site have their form's name alone. */
const nameOf = (slot: string) => slot.replace(/#[^#]*$/, '');
const fileEntries = (slot: string, files: readonly string[]) => files.map((file) => `${slot}/${file}`);
/** A time before there was this site, and one that is still to come, is of a clock that was wrong: the draft stays. */
const isFresh = ({ savedAt }: DraftRow) =>
  savedAt < Date.UTC(2025, 0) || Date.now() - savedAt <= draftLifetime;

/** Bytes of a value that is a file; undefined for any other. */
function sizeOf(value: unknown): number | undefined {
  const isFile =
    typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof ArrayBuffer;
  return isFile ? (value.bytes as ArrayBuffer).byteLength : undefined;
}

/** Values of a draft that are files, by their names. */
type DraftFiles = readonly (readonly [name: string, content: unknown])[];

const bytesOf = (files: DraftFiles) => files.reduce((sum, [, content]) => sum + (sizeOf(content) ?? 0), 0);

/** Every row on this device, with its slot. Files are not read. */
async function readRows(): Promise<(DraftRow & { readonly slot: string })[]> {
  const entries = await keys<string>(store);
  const slots = entries.filter((entry) => !entries.some((slot) => entry.startsWith(`${slot}/`)));
  const rows = await getMany<Partial<DraftRow>>(slots, store);
  return slots.flatMap((slot, index) => {
    const { values, savedAt, submissionId = null, files = [] } = rows[index] ?? {};
    return values && savedAt !== undefined ? [{ slot, values, savedAt, submissionId, files }] : [];
  });
}

/** What is kept of a form, or of all, the latest first; undefined when the device does not answer. */
export async function loadDrafts<Values extends object>(
  name?: string,
): Promise<StoredDraft<Values>[] | undefined> {
  const drafts = await inTurn(async () => {
    const rows = (await readRows()).filter(
      (row) => isFresh(row) && (name === undefined || nameOf(row.slot) === name),
    );
    return Promise.all(
      rows.map(async ({ files, values: texts, ...row }) => {
        const contents = await getMany<unknown>(fileEntries(row.slot, files), store);
        const read = Object.fromEntries(files.map((file, index) => [file, contents[index] ?? null]));
        return { ...row, values: { ...texts, ...read } as Values };
      }),
    );
  });
  return drafts?.sort((a, b) => b.savedAt - a.savedAt);
}

interface SaveOptions {
  /** The draft that this one has taken up: it goes, unless it lives on in another tab or a file would be lost. */
  readonly replaced?: StoredDraft<unknown> | null;
  /** Whether the page is being left: nothing large is written then. */
  readonly leaving?: boolean;
}

/**
 * Keeps a draft in a slot. A file that the device has no room for must not cost the texts: it is left out. Texts alone
 * are written by the first step, for their page may be left at once.
 * @returns the names of the files that were left out; undefined when not even the texts could be written
 */
export function saveDraft<Values extends object>(
  slot: string,
  { values, submissionId, savedAt }: Draft<Values>,
  { replaced = null, leaving = false }: SaveOptions = {},
): Promise<readonly string[] | undefined> {
  const isFile = ([, value]: readonly [string, unknown]) => sizeOf(value) !== undefined;
  const texts = Object.fromEntries(Object.entries(values).filter((entry) => !isFile(entry)));
  const files: DraftFiles = Object.entries(values).filter(isFile);
  return inTurn(async () => {
    if (files.length > 0 && !leaving) await forgetRemovedFiles();
    const there = files.filter(([name, content]) => writtenFiles.get(`${slot}/${name}`) === content);
    const coming = files.filter((file) => !there.includes(file));
    const write = async (contents: DraftFiles) => {
      const names = [...there, ...contents].map(([name]) => name);
      await writeRow(slot, { values: texts, submissionId, savedAt, files: names }, contents);
      return names;
    };
    const mayCome = coming.length > 0 && !leaving && (await findLackOfSpace(bytesOf(coming))) === null;
    // The browser's estimate may be a mere figure: then the attempt itself tells.
    const kept = mayCome ? await write(coming).catch(() => write([])) : await write([]);
    const entries = [...writtenFiles.keys()].filter((entry) => entry.startsWith(`${slot}/`));
    await removeEntries(entries.filter((entry) => !fileEntries(slot, kept).includes(entry)));
    const missing = files.map(([name]) => name).filter((name) => !kept.includes(name));
    if (replaced && replaced.slot !== slot && missing.length === 0) await removeRow(replaced);
    return missing;
  });
}

/** Another tab may have removed what this one has written. */
async function forgetRemovedFiles(): Promise<void> {
  const entries = await keys<string>(store);
  for (const entry of writtenFiles.keys()) if (!entries.includes(entry)) writtenFiles.delete(entry);
}

/** Writes a draft and files that come with it in one step: a page that is left meanwhile leaves both or neither. */
async function writeRow(slot: string, row: DraftRow, contents: DraftFiles): Promise<void> {
  const entries = contents.map(([name, content]): [string, unknown] => [`${slot}/${name}`, content]);
  await setMany([...entries, [slot, row]], store);
  for (const [entry, content] of entries) writtenFiles.set(entry, content);
}

async function removeEntries(entries: readonly string[]): Promise<void> {
  for (const entry of entries) writtenFiles.delete(entry);
  if (entries.length > 0) await delMany([...entries], store);
}

/** Whatever a slot holds, or with `savedAt` only the draft of that time. */
type SlotContents = Pick<StoredDraft<unknown>, 'slot'> & Partial<Pick<DraftRow, 'savedAt'>>;

async function removeRow({ slot, savedAt }: SlotContents): Promise<void> {
  const row = await get<DraftRow>(slot, store);
  if (!row || (savedAt !== undefined && row.savedAt !== savedAt)) return;
  await removeEntries([...fileEntries(slot, row.files), slot]);
}

/** Removes what a slot holds; of a draft that was read, nothing if another tab has written it anew since. */
export async function removeDraft(draft: SlotContents): Promise<void> {
  await inTurn(() => removeRow(draft));
}

/** Removes every draft with its files. */
export async function removeAllDrafts(): Promise<void> {
  await inTurn(() => {
    writtenFiles.clear();
    return clear(store);
  });
}

/** Removes drafts older than 7 days, and those whose submission these rows say is sent or thrown away. */
export async function removeOldDrafts(rows: readonly SubmissionRecord[]): Promise<void> {
  await inTurn(async () => {
    for (const draft of await readRows())
      if (!isFresh(draft) || rows.some((row) => row.id === draft.submissionId && !isPending(row)))
        await removeRow(draft);
  });
}

/** Every draft on this device, the latest first: its form, and about how many bytes its texts and files have. */
export async function listDrafts() {
  return ((await loadDrafts()) ?? []).map(({ slot, values, savedAt }) => {
    const sizes = Object.values(values).flatMap((value) => sizeOf(value) ?? []);
    const bytes = sizes.reduce((sum, size) => sum + size, new Blob([JSON.stringify(values)]).size);
    return { name: nameOf(slot), savedAt, hasFile: sizes.length > 0, bytes };
  });
}
