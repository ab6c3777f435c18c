import { findLackOfSpace } from '../device/space.ts';
import { isPending, newSubmissionId, type SubmissionRecord } from '../outbox/record.ts';
import {
  forgetRemovedFiles,
  isWritten,
  leaveRemoval,
  leaveRow,
  readFiles,
  readRows,
  removeAllRows,
  removeFilesBut,
  removeRow,
  writeRow,
  type Draft,
  type DraftFiles,
  type DraftRow,
  type SlotContents,
} from './draft-rows.ts';

/** A draft on this device. Every form that is shown writes a slot of its own: no tab overwrites what another holds. */
export interface StoredDraft<Values> extends Draft<Values> {
  readonly slot: string;
}

/** How long a draft stays, in milliseconds: 7 days. */
export const draftLifetime = 7 * 24 * 60 * 60 * 1000;

let queue: Promise<unknown> = Promise.resolve();

/** Does one task after the other, in the order of the calls. Rejects as the work does. */
function strictlyInTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  const turn = queue.then(work);
  queue = turn.catch(() => undefined);
  return turn;
}

/** The same for a form, to which drafts are a comfort: where storage is blocked or does not answer there are none. */
function inTurn<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  return strictlyInTurn(work).catch(() => undefined);
}

/** A new slot for the form of this name. */
export function newSlot(name: string): string {
  return `${name}#${newSubmissionId()}`;
}

/** The form that a slot belongs to. Drafts of earlier versions of the site have their form's name alone. */
const nameOf = (slot: string) => slot.replace(/#[^#]*$/, '');
/** A time before there was this site is of a clock that was wrong. At one still to come, the clock may be wrong now. */
const isMistimed = ({ savedAt }: DraftRow) => savedAt < Date.UTC(2025, 0);
const isFresh = ({ savedAt }: DraftRow) => Date.now() - savedAt <= draftLifetime;

/** Every row; one whose time is wrong counts from now on. */
async function readTimedRows() {
  const timed = (await readRows()).map(async (row) => {
    if (!isMistimed(row)) return row;
    const draft = { ...row, savedAt: Date.now() };
    await writeRow(row.slot, draft, []).catch(() => undefined);
    return draft;
  });
  return Promise.all(timed);
}

/** Bytes of a value that is a file; undefined for any other. */
function sizeOf(value: unknown): number | undefined {
  const { bytes }: { bytes?: unknown } = Object(value);
  return bytes instanceof ArrayBuffer ? bytes.byteLength : undefined;
}

const bytesOf = (files: DraftFiles) => files.reduce((sum, [, content]) => sum + (sizeOf(content) ?? 0), 0);

const namesOf = (files: DraftFiles) => files.map(([name]) => name);

/** The texts of a form, and its files. */
function partsOf(values: object) {
  const isFile = ([, value]: readonly [string, unknown]) => sizeOf(value) !== undefined;
  const texts = Object.fromEntries(Object.entries(values).filter((entry) => !isFile(entry)));
  const files: DraftFiles = Object.entries(values).filter(isFile);
  return { texts, files };
}

/** What is kept of a form, or of all, the latest first; undefined when the device does not answer. */
export async function loadDrafts<Values extends object>(
  name?: string,
): Promise<StoredDraft<Values>[] | undefined> {
  const drafts = await inTurn(async () => {
    const isWanted = ({ slot }: { slot: string }) => name === undefined || nameOf(slot) === name;
    const rows = (await readTimedRows()).filter((row) => isFresh(row) && isWanted(row));
    return Promise.all(
      rows.map(async ({ files, values: texts, ...row }) => {
        return { ...row, values: { ...texts, ...(await readFiles(row.slot, files)) } as Values };
      }),
    );
  });
  return drafts?.sort((a, b) => b.savedAt - a.savedAt);
}

/**
 * Keeps a draft in a slot. A file that the device has no room for must not cost the texts: it is left out.
 * @param replaced the draft that this one has taken up: it goes, unless it lives on in another tab or a file would be lost
 * @returns the names of the files that were left out; undefined when not even the texts could be written
 */
export function saveDraft<Values extends object>(
  slot: string,
  { values, submissionId, savedAt }: Draft<Values>,
  replaced: SlotContents | null = null,
): Promise<readonly string[] | undefined> {
  const { texts, files } = partsOf(values);
  return inTurn(async () => {
    if (files.length > 0) await forgetRemovedFiles();
    const there = files.filter((file) => isWritten(slot, file));
    const coming = files.filter((file) => !there.includes(file));
    const write = async (contents: DraftFiles) => {
      const names = namesOf([...there, ...contents]);
      await writeRow(slot, { values: texts, submissionId, savedAt, files: names }, contents);
      return names;
    };
    const mayCome = coming.length > 0 && (await findLackOfSpace(bytesOf(coming))) === null;
    // The browser's estimate may be a mere figure: then the attempt itself tells.
    const kept = mayCome ? await write(coming).catch(() => write([])) : await write([]);
    await removeFilesBut(slot, kept);
    const missing = namesOf(files).filter((name) => !kept.includes(name));
    if (replaced && replaced.slot !== slot && missing.length === 0) await removeRow(replaced);
    return missing;
  });
}

/**
 * Keeps the texts of a draft whose page is being left, before this call returns. Of its files those stay that are written.
 * @param replaced see {@link saveDraft}
 */
export function leaveDraft<Values extends object>(
  slot: string,
  { values, submissionId, savedAt }: Draft<Values>,
  replaced: SlotContents | null = null,
): void {
  const { texts, files } = partsOf(values);
  const there = files.filter((file) => isWritten(slot, file));
  const goes = replaced?.slot !== slot && there.length === files.length ? replaced : null;
  leaveRow(
    slot,
    { values: texts, submissionId, savedAt, files: namesOf(there) },
    goes && { slot: goes.slot, savedAt: goes.savedAt },
  );
}

/**
 * Removes what a slot holds; of a draft that was read, nothing if another tab has written it anew since. It is gone
 * for the next page, also if this one is left before the promise resolves.
 */
export async function removeDraft(draft: SlotContents): Promise<void> {
  leaveRemoval(draft);
  await inTurn(() => removeRow(draft));
}

/** Removes every draft with its files. Rejects when it could not: whoever asks for it must not be told otherwise. */
export function removeAllDrafts(): Promise<void> {
  return strictlyInTurn(removeAllRows);
}

/** Removes drafts older than 7 days, and those whose submission these rows say is sent or thrown away. */
export async function removeOldDrafts(rows: readonly SubmissionRecord[]): Promise<void> {
  await inTurn(async () => {
    for (const draft of await readTimedRows())
      if (!isFresh(draft) || rows.some((row) => row.id === draft.submissionId && !isPending(row)))
        await removeRow(draft);
  });
}

/**
 * Every draft on this device, the latest first: its form, and about how many bytes its texts and files have. Rejects
 * when the device does not answer, which does not say that there is none.
 */
export async function listDrafts() {
  const drafts = await loadDrafts();
  if (!drafts) throw new Error('The drafts could not be read.');
  return drafts.map(({ slot, values, savedAt }) => {
    const sizes = Object.values(values).flatMap((value) => sizeOf(value) ?? []);
    const bytes = sizes.reduce((sum, size) => sum + size, new Blob([JSON.stringify(values)]).size);
    return { name: nameOf(slot), savedAt, hasFile: sizes.length > 0, bytes };
  });
}
