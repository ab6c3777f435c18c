import { clear, del, delMany, get, keys, set, type UseStore } from 'idb-keyval';
import { createKeyValueStore } from '../device/database.ts';
import { findLackOfSpace } from '../device/space.ts';
import { storageNames } from '../device/storage-names.ts';

/** A half-filled form, kept on this device and sent nowhere. */
export interface Draft<Values> {
  readonly values: Values;
  /** The last submission of exactly these values, or null: so that a repeat carries the same key. */
  readonly submissionId: string | null;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** How long a draft stays, in milliseconds: 7 days. */
export const draftLifetime = 7 * 24 * 60 * 60 * 1000;

const store = createKeyValueStore(storageNames.draftsDatabase, 'drafts');
let queue: Promise<unknown> = Promise.resolve();

/** One after the other, in the order of the calls. Drafts are a comfort: where storage is blocked there are none. */
function inTurn<Value>(work: (store: UseStore) => Promise<Value>): Promise<Value | undefined> {
  const turn = queue.then(async () => {
    try {
      return await work(store);
    } catch {
      return undefined;
    }
  });
  queue = turn;
  return turn;
}

function isExpired({ savedAt }: { readonly savedAt: number }): boolean {
  const age = Date.now() - savedAt;
  return age > draftLifetime || age < -draftLifetime;
}

/** A draft as it is stored: its files lie beside it, so that a keystroke does not write megabytes again. */
interface StoredDraft extends Draft<Record<string, unknown>> {
  /** Names of the values that are files. */
  readonly files: readonly string[];
}

/** Files as they were last written, by the name of their entry. */
const writtenFiles = new Map<string, unknown>();

const fileEntry = (draft: string, value: string) => `${draft}/${value}`;

/** Bytes of a value that is a file; undefined for any other. */
function bytesOf(value: unknown): ArrayBuffer | undefined {
  const isFile =
    typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof ArrayBuffer;
  return isFile ? (value.bytes as ArrayBuffer) : undefined;
}

const isFile = (value: unknown) => bytesOf(value) !== undefined;
const sizeOf = (value: unknown) => bytesOf(value)?.byteLength ?? 0;

export async function loadDraft<Values extends object>(name: string): Promise<Draft<Values> | undefined> {
  return inTurn(async (store) => {
    const draft = await get<StoredDraft>(name, store);
    if (!draft || isExpired(draft)) return undefined;
    const { files, values, submissionId, savedAt } = draft;
    const contents = await Promise.all(files.map((file) => get<unknown>(fileEntry(name, file), store)));
    const found = Object.fromEntries(files.map((file, index) => [file, contents[index] ?? null]));
    return { values: { ...values, ...found } as Values, submissionId, savedAt };
  });
}

/**
 * Writes a file of a draft unless it is there already. @returns whether it is; false without the room for it, which the
 * browser's estimate tells beforehand or, where that is a mere figure, the attempt itself
 */
async function writeFile(entry: string, file: unknown, store: UseStore): Promise<boolean> {
  if (writtenFiles.get(entry) === file) return true;
  if ((await findLackOfSpace(sizeOf(file))) !== null) return false;
  try {
    await set(entry, file, store);
  } catch {
    return false;
  }
  writtenFiles.set(entry, file);
  return true;
}

/**
 * Keeps a draft. A file that the device has no room for must not cost the texts: it is left out.
 * @returns the names of the files that were left out
 */
export async function saveDraft<Values extends object>(
  name: string,
  draft: Draft<Values>,
): Promise<readonly string[]> {
  const values = Object.entries(draft.values);
  const texts = values.filter(([, value]) => !isFile(value));
  const files = values.filter(([, value]) => isFile(value));
  const leftOut = await inTurn(async (store) => {
    const kept: string[] = [];
    const missing: string[] = [];
    for (const [file, content] of files) {
      const isWritten = await writeFile(fileEntry(name, file), content, store);
      (isWritten ? kept : missing).push(file);
    }
    const stored: StoredDraft = { ...draft, values: Object.fromEntries(texts), files: kept };
    const before = await get<StoredDraft>(name, store);
    const dropped = before?.files.filter((file) => !kept.includes(file)) ?? [];
    await set(name, stored, store);
    await removeFiles(name, dropped, store);
    return missing;
  });
  return leftOut ?? files.map(([file]) => file);
}

/** Resolves when every draft that was saved or removed so far is on disk. */
export async function draftsWritten(): Promise<void> {
  await queue;
}

export async function removeDraft(name: string): Promise<void> {
  await inTurn((store) => removeEntries(name, store));
}

async function removeEntries(name: string, store: UseStore): Promise<void> {
  const draft = await get<StoredDraft>(name, store);
  if (!draft) return;
  await removeFiles(name, draft.files, store);
  await del(name, store);
}

async function removeFiles(name: string, files: readonly string[], store: UseStore): Promise<void> {
  const entries = files.map((file) => fileEntry(name, file));
  for (const entry of entries) writtenFiles.delete(entry);
  if (entries.length > 0) await delMany(entries, store);
}

/** A draft as a list of what is stored names it. */
export interface DraftSummary {
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly hasFile: boolean;
  /** Texts and files, about. */
  readonly bytes: number;
}

/** Every draft on this device, the latest first. */
export async function listDrafts(): Promise<DraftSummary[]> {
  const drafts = await inTurn(async (store) => {
    const summaries: DraftSummary[] = [];
    for (const name of await keys<string>(store)) {
      const draft = await get<Partial<StoredDraft>>(name, store);
      if (draft?.savedAt === undefined || isExpired({ savedAt: draft.savedAt })) continue;
      const files = await Promise.all(
        (draft.files ?? []).map((file) => get<unknown>(fileEntry(name, file), store)),
      );
      const fileBytes = files.reduce<number>((sum, file) => sum + sizeOf(file), 0);
      const bytes = new Blob([JSON.stringify(draft)]).size + fileBytes;
      summaries.push({ name, savedAt: draft.savedAt, hasFile: files.length > 0, bytes });
    }
    return summaries.sort((a, b) => b.savedAt - a.savedAt);
  });
  return drafts ?? [];
}

/** Removes every draft with its files. */
export async function removeAllDrafts(): Promise<void> {
  writtenFiles.clear();
  await inTurn((store) => clear(store));
}

/** Removes drafts older than 7 days; called at the start of the site. */
export async function removeExpiredDrafts(): Promise<void> {
  await inTurn(async (store) => {
    for (const name of await keys<string>(store)) {
      const draft = await get<Partial<StoredDraft>>(name, store);
      if (draft?.savedAt !== undefined && isExpired({ savedAt: draft.savedAt }))
        await removeEntries(name, store);
    }
  });
}
