import { deviceStorageText } from '../../content/en/device-storage.ts';
import { listText } from '../../content/en/list-text.ts';
import { forgetConsent, readConsent } from '../../device/consent.ts';
import { forgetInstallMemory, measureInstallMemory } from '../../device/install-memory.ts';
import { listDrafts, removeAllDrafts } from '../../forms/drafts.ts';
import { dateInDhaka, formatDate } from '../../lib/dates.ts';
import { fill } from '../../lib/text.ts';
import { outbox } from '../../outbox/outbox.ts';
import { isPending } from '../../outbox/record.ts';
import {
  isPageCache,
  isPictureCache,
  measureFiles,
  measureMissing,
  removeFiles,
  runTask,
} from './stored-files.ts';

const { things: text } = deviceStorageText;

export interface StoredContents {
  /** About. Zero: there is nothing. */
  readonly bytes: number;
  /** What it is, a line each, in words. */
  readonly lines: readonly string[];
  /** Whether clearing it loses something that cannot be had again: then it is asked for twice. */
  readonly isPrecious?: boolean;
  /** Bytes that would have to be fetched to have all of it here. */
  readonly missingBytes?: number;
}

interface StoredThing {
  measure(): Promise<StoredContents>;
  /** Removes all of it. Resolves to what there is to say, if it is more than that it is done. */
  clear(): Promise<string | void>;
  /** Fetches all of it. Resolves to whether all of it is there. */
  save?(): Promise<boolean>;
}

export type StoredKind = keyof typeof text;

/** A moment (milliseconds since 1970) as a day in words. */
const dayOf = (time: number) => formatDate(dateInDhaka(time), listText.months);

/** How many there are, in words; no line where there is none. */
function counted(n: number, one: string, many: string): readonly string[] {
  if (n === 0) return [];
  return [n === 1 ? one : fill<string>(many, { n })];
}

/** Whether a path of the worker's cache is that of a page (src/prerender/page-variants.ts). */
const isPage = (path: string) => /^\/offline\/(?!404$|not-saved$)/.test(path);

/** What stores the lists weighs as much as the page: it comes when the page is there. */
const loadQueryCache = async () => (await import('../../api/query-store.ts')).queryCache;

/** A row of the outbox without its body, about, in bytes. */
const rowSize = 400;

async function measureDrafts(): Promise<StoredContents> {
  const drafts = await listDrafts();
  const { contact, application, applicationWithFile } = text.drafts;
  const lines = drafts.map(({ name, savedAt, hasFile }) => {
    const template = name === 'contact' ? contact : hasFile ? applicationWithFile : application;
    return fill(template, { date: dayOf(savedAt) });
  });
  return { bytes: drafts.reduce((sum, { bytes }) => sum + bytes, 0), lines };
}

async function measureOutbox(): Promise<StoredContents> {
  const records = await outbox()
    .list()
    .catch(() => []);
  const pending = records.filter(isPending);
  const entries = pending.map(({ summary, createdAt }) =>
    fill(text.waiting.entry, { summary, date: dayOf(createdAt) }),
  );
  return {
    bytes: pending.reduce((sum, { bytes }) => sum + bytes, 0) + records.length * rowSize,
    lines: [
      ...entries,
      ...counted(records.length - pending.length, text.waiting.receipt, text.waiting.receipts),
    ],
    isPrecious: pending.length > 0,
  };
}

/** Discards what waits, each as the list of what waits does, and the receipts of what was sent. */
async function clearOutbox(): Promise<string | void> {
  const pending = (await outbox().list()).filter(isPending);
  const results = await Promise.all(pending.map(({ id }) => outbox().discard(id)));
  await outbox().forgetReceipts();
  return results.includes('already sent') ? text.waiting.alreadySent : undefined;
}

async function measureLists(): Promise<StoredContents> {
  const { bytes, updatedAt } = await (await loadQueryCache()).measure();
  const files = await measureFiles(isPictureCache);
  const ages = Object.entries(text.lists.list).flatMap(([name, template]) => {
    const time = updatedAt.get(name);
    return time === undefined ? [] : [fill(template, { date: dayOf(time) })];
  });
  const { picture, pictures } = text.lists;
  return { bytes: bytes + files.bytes, lines: [...ages, ...counted(files.paths.length, picture, pictures)] };
}

async function clearLists(): Promise<void> {
  await (await loadQueryCache()).clear();
  // The worker also has notes about the pictures. Without a worker the pictures alone are removed.
  if (!(await runTask({ type: 'clear-pictures' }))) await removeFiles(isPictureCache);
}

async function measurePages(): Promise<StoredContents> {
  const { bytes, paths } = await measureFiles(isPageCache);
  const lines = counted(paths.filter(isPage).length, text.pages.page, text.pages.count);
  return { bytes, lines, isPrecious: true, missingBytes: await measureMissing() };
}

async function measureConsent(): Promise<StoredContents> {
  const given = readConsent();
  if (!given) return { bytes: 0, lines: [] };
  return {
    bytes: given.bytes,
    lines: [fill(text.disclaimer.accepted, { date: dayOf(given.acceptedAt) })],
  };
}

/** Every kind of thing that the site keeps, in the order in which the page lists them. */
export const storedThings: Readonly<Record<StoredKind, StoredThing>> = {
  disclaimer: { measure: measureConsent, clear: async () => forgetConsent() },
  invitation: {
    measure: async () => ({ bytes: measureInstallMemory(), lines: [] }),
    clear: async () => forgetInstallMemory(),
  },
  lists: { measure: measureLists, clear: clearLists },
  drafts: { measure: measureDrafts, clear: removeAllDrafts },
  waiting: { measure: measureOutbox, clear: clearOutbox },
  pages: {
    measure: measurePages,
    clear: () => removeFiles(isPageCache),
    save: () => runTask({ type: 'save-all' }),
  },
};
