import { newSubmissionId } from '../outbox/record.ts';
import {
  inTurn,
  readFiles,
  readRow,
  readRows,
  removeAllRows,
  removeFiles,
  removeRow,
  writeFile,
  writeRow,
} from './draft-store.ts';

/** A half-filled form, kept on this device and sent nowhere. */
export interface Draft<Values> {
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

/** How long a draft stays, in milliseconds: 7 days. */
export const draftLifetime = 7 * 24 * 60 * 60 * 1000;

/** A new slot for the form of this name. */
export function newSlot(name: string): string {
  return `${name}#${newSubmissionId()}`;
}

/** The form that a slot belongs to. Drafts of earlier versions of the site have their form's name alone. */
function nameOf(slot: string): string {
  return slot.replace(/#[^#]*$/, '');
}

function isFresh({ savedAt }: { readonly savedAt: number }): boolean {
  return Math.abs(Date.now() - savedAt) <= draftLifetime;
}

/** Bytes of a value that is a file; undefined for any other. */
function bytesOf(value: unknown): ArrayBuffer | undefined {
  const isFile =
    typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof ArrayBuffer;
  return isFile ? (value.bytes as ArrayBuffer) : undefined;
}

const isFile = (value: unknown) => bytesOf(value) !== undefined;
const sizeOf = (value: unknown) => bytesOf(value)?.byteLength ?? 0;
const latestFirst = (a: { savedAt: number }, b: { savedAt: number }) => b.savedAt - a.savedAt;

/** What is kept of a form, the latest first; empty when the device does not answer. */
export async function loadDrafts<Values extends object>(name: string): Promise<StoredDraft<Values>[]> {
  const drafts = await inTurn(async () => {
    const rows = (await readRows()).filter((row) => nameOf(row.slot) === name && isFresh(row));
    return Promise.all(
      rows.map(async (row) => {
        const contents = await readFiles(row);
        const files = Object.fromEntries(row.files.map((file, index) => [file, contents[index]]));
        const { slot, savedAt, submissionId } = row;
        return { slot, values: { ...row.values, ...files } as Values, savedAt, submissionId };
      }),
    );
  });
  return (drafts ?? []).sort(latestFirst);
}

/** The latest draft of a form. */
export async function loadDraft<Values extends object>(
  name: string,
): Promise<StoredDraft<Values> | undefined> {
  return (await loadDrafts<Values>(name))[0];
}

interface SaveOptions {
  /** The draft that this one has taken up: it goes, unless it lives on in another tab or a file would be lost. */
  readonly replaced?: StoredDraft<unknown> | null;
  /** Whether the page is being left: nothing large is written then. */
  readonly leaving?: boolean;
}

/**
 * Keeps a draft in a slot. A file that the device has no room for must not cost the texts: it is left out.
 * @returns the names of the files that were left out
 */
export async function saveDraft<Values extends object>(
  slot: string,
  draft: Draft<Values>,
  { replaced = null, leaving = false }: SaveOptions = {},
): Promise<readonly string[]> {
  const { submissionId, savedAt } = draft;
  const values = Object.entries(draft.values);
  const texts = Object.fromEntries(values.filter(([, value]) => !isFile(value)));
  const files = values.filter(([, value]) => isFile(value));
  const leftOut = await inTurn(async () => {
    const kept: string[] = [];
    const missing: string[] = [];
    for (const [name, content] of files) {
      const isThere = await writeFile(slot, { name, content, bytes: sizeOf(content) }, !leaving);
      (isThere ? kept : missing).push(name);
    }
    const before = await readRow(slot);
    await writeRow(slot, { values: texts, submissionId, savedAt, files: kept });
    await removeFiles(slot, before?.files.filter((file) => !kept.includes(file)) ?? []);
    if (replaced && replaced.slot !== slot && missing.length === 0) await removeUnchanged(replaced);
    return missing;
  });
  return leftOut ?? files.map(([file]) => file);
}

/** Removes what a slot holds. */
export async function removeDraft(slot: string): Promise<void> {
  await inTurn(() => removeRow(slot));
}

/** Removes a draft, unless another tab has written it anew since it was read. */
export async function removeReadDraft(draft: StoredDraft<unknown>): Promise<void> {
  await inTurn(() => removeUnchanged(draft));
}

async function removeUnchanged({ slot, savedAt }: StoredDraft<unknown>): Promise<void> {
  if ((await readRow(slot))?.savedAt === savedAt) await removeRow(slot);
}

/** A draft as a list of what is stored names it. */
export interface DraftSummary {
  /** Of its form. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly hasFile: boolean;
  /** Texts and files, about. */
  readonly bytes: number;
}

/** Every draft on this device, the latest first. */
export async function listDrafts(): Promise<DraftSummary[]> {
  const summaries = await inTurn(async () => {
    const rows = (await readRows()).filter(isFresh);
    return Promise.all(
      rows.map(async (row) => {
        const fileBytes = (await readFiles(row)).reduce<number>((sum, file) => sum + sizeOf(file), 0);
        const bytes = new Blob([JSON.stringify(row)]).size + fileBytes;
        return { name: nameOf(row.slot), savedAt: row.savedAt, hasFile: row.files.length > 0, bytes };
      }),
    );
  });
  return (summaries ?? []).sort(latestFirst);
}

/** Removes every draft with its files. */
export async function removeAllDrafts(): Promise<void> {
  await inTurn(removeAllRows);
}

/** Removes drafts older than 7 days; called at the start of the site. */
export async function removeExpiredDrafts(): Promise<void> {
  await inTurn(async () => {
    for (const row of await readRows()) if (!isFresh(row)) await removeRow(row.slot);
  });
}
