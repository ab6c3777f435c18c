import { deviceStorageText } from '../../content/device-storage.ts';
import { forgetConsent, readConsent } from '../../device/consent.ts';
import { forgetInstallMemory, measureInstallMemory } from '../../device/install-memory.ts';
import { listDrafts, removeAllDrafts, type DraftSummary } from '../../forms/drafts.ts';
import { fill } from '../../lib/text.ts';
import { outbox } from '../../outbox/outbox.ts';
import { isPending } from '../../outbox/record.ts';
import { storedPages, storedPictures } from './stored-files.ts';
import { dayOf, type StoredContents, type StoredThing } from './stored-thing.ts';

const { things: text } = deviceStorageText;

/** What keeps the lists weighs as much as the page: it comes when the page is there. */
const loadQueryCache = async () => (await import('../../api/query-store.ts')).queryCache;

/** The answer to the disclaimer. */
const disclaimer: StoredThing = {
  async measure() {
    const given = readConsent();
    if (!given) return { bytes: 0, lines: [] };
    const lines = [fill(text.disclaimer.accepted, { date: dayOf(given.acceptedAt) })];
    return { bytes: given.bytes, lines };
  },
  clear: async () => forgetConsent(),
};

/** The answer to the invitation to install the site. */
const invitation: StoredThing = {
  measure: async () => ({ bytes: measureInstallMemory(), lines: [] }),
  clear: async () => forgetInstallMemory(),
};

/** The copies of the server's lists, with their pictures. */
const lists: StoredThing = {
  async measure() {
    const stored = await (await loadQueryCache()).measure();
    const pictures = await storedPictures.measure();
    const dated = Object.entries(text.lists.list).flatMap(([name, template]) => {
      const updatedAt = stored.updatedAt.get(name);
      return updatedAt === undefined ? [] : [fill(template, { date: dayOf(updatedAt) })];
    });
    const n = pictures.paths.length;
    const counted = n === 0 ? [] : [n === 1 ? text.lists.picture : fill(text.lists.pictures, { n })];
    return { bytes: stored.bytes + pictures.bytes, lines: [...dated, ...counted] };
  },
  async clear() {
    await (await loadQueryCache()).clear();
    await storedPictures.clear();
  },
};

function draftLine({ name, savedAt, hasFile }: DraftSummary): string {
  const { contact, application, applicationWithFile } = text.drafts;
  const template = name === 'contact' ? contact : hasFile ? applicationWithFile : application;
  return fill(template, { date: dayOf(savedAt) });
}

/** Half-filled forms. */
const drafts: StoredThing = {
  async measure() {
    const found = await listDrafts();
    return { bytes: found.reduce((sum, { bytes }) => sum + bytes, 0), lines: found.map(draftLine) };
  },
  clear: removeAllDrafts,
};

/** A row without its body, about, in bytes. */
const rowSize = 400;

async function measureOutbox(): Promise<StoredContents> {
  const records = await outbox()
    .list()
    .catch(() => []);
  const pending = records.filter(isPending);
  const receipts = records.length - pending.length;
  const entries = pending.map(({ summary, createdAt }) =>
    fill(text.waiting.entry, { summary, date: dayOf(createdAt) }),
  );
  const counted =
    receipts === 0
      ? []
      : [receipts === 1 ? text.waiting.receipt : fill(text.waiting.receipts, { n: receipts })];
  return {
    bytes: pending.reduce((sum, { bytes }) => sum + bytes, 0) + records.length * rowSize,
    lines: [...entries, ...counted],
    isPrecious: pending.length > 0,
  };
}

/** What waits to be sent, and the receipts of what was. Clearing discards each as the list of what waits does. */
const waiting: StoredThing = {
  measure: measureOutbox,
  async clear() {
    const pending = (await outbox().list()).filter(isPending);
    const results = await Promise.all(pending.map(({ id }) => outbox().discard(id)));
    await outbox().forgetReceipts();
    return results.includes('already sent') ? text.waiting.alreadySent : undefined;
  },
};

/** Whether a path of the worker's cache is that of a page (src/prerender/page-variants.ts). */
const isPage = (path: string) => /^\/offline\/(?!404$|not-saved$)/.test(path);

/** The pages themselves. */
const pages: StoredThing = {
  async measure() {
    const { bytes, paths } = await storedPages.measure();
    const missingBytes = await storedPages.measureMissing();
    const n = paths.filter(isPage).length;
    const counted = n === 0 ? [] : [n === 1 ? text.pages.page : fill(text.pages.count, { n })];
    return { bytes, lines: counted, isPrecious: true, missingBytes };
  },
  clear: () => storedPages.clear(),
};

/** Every kind of thing that the site keeps, in the order in which the page lists them. */
export const storedThings = { disclaimer, invitation, lists, drafts, waiting, pages };
