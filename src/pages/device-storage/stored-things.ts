import { deviceStorageText } from '../../content/device-storage.ts';
import { listDrafts, removeAllDrafts, type DraftSummary } from '../../forms/drafts.ts';
import { fill } from '../../lib/text.ts';
import { outbox } from '../../outbox/outbox.ts';
import { isPending } from '../../outbox/record.ts';
import { dayOf, type StoredContents, type StoredThing } from './stored-thing.ts';

const { things: text } = deviceStorageText;

export interface AppStores {
  readonly consent: {
    read(): { readonly acceptedAt: number; readonly bytes: number } | null;
    forget(): void;
  };
  readonly invitation: {
    /** Bytes. */
    measure(): number;
    forget(): void;
  };
  readonly lists: {
    measure(): Promise<{ readonly bytes: number; readonly updatedAt: ReadonlyMap<string, number> }>;
    clear(): Promise<void>;
  };
  readonly pictures: StoredFilesAccess;
  readonly pages: StoredFilesAccess & {
    /** Bytes over the wire of what is not there. */
    measureMissing(): Promise<number>;
    /** Resolves to whether every page is there now. */
    saveAll(): Promise<boolean>;
  };
}

interface StoredFilesAccess {
  measure(): Promise<{ readonly bytes: number; readonly paths: readonly string[] }>;
  clear(): Promise<void>;
}

/** The answer to the disclaimer. */
function disclaimerThing({ consent }: AppStores): StoredThing {
  return {
    async measure() {
      const given = consent.read();
      if (!given) return { bytes: 0, lines: [] };
      const lines = [fill(text.disclaimer.accepted, { date: dayOf(given.acceptedAt) })];
      return { bytes: given.bytes, lines };
    },
    clear: async () => consent.forget(),
  };
}

/** The answer to the invitation to install the site. */
function invitationThing({ invitation }: AppStores): StoredThing {
  return {
    measure: async () => ({ bytes: invitation.measure(), lines: [] }),
    clear: async () => invitation.forget(),
  };
}

/** The copies of the server's lists, with their pictures. */
function listsThing({ lists, pictures }: AppStores): StoredThing {
  return {
    async measure() {
      const [stored, files] = [await lists.measure(), await pictures.measure()];
      const dated = Object.entries(text.lists.list).flatMap(([name, template]) => {
        const updatedAt = stored.updatedAt.get(name);
        return updatedAt === undefined ? [] : [fill(template, { date: dayOf(updatedAt) })];
      });
      const n = files.paths.length;
      const counted = n === 0 ? [] : [n === 1 ? text.lists.picture : fill(text.lists.pictures, { n })];
      return { bytes: stored.bytes + files.bytes, lines: [...dated, ...counted] };
    },
    async clear() {
      await lists.clear();
      await pictures.clear();
    },
  };
}

function draftLine({ name, savedAt, hasFile }: DraftSummary): string {
  const { contact, application, applicationWithFile } = text.drafts;
  const template = name === 'contact' ? contact : hasFile ? applicationWithFile : application;
  return fill(template, { date: dayOf(savedAt) });
}

/** Half-filled forms. */
const draftsThing: StoredThing = {
  async measure() {
    const drafts = await listDrafts();
    return { bytes: drafts.reduce((sum, { bytes }) => sum + bytes, 0), lines: drafts.map(draftLine) };
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
const waitingThing: StoredThing = {
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
function pagesThing({ pages }: AppStores): StoredThing {
  return {
    async measure() {
      const [{ bytes, paths }, missingBytes] = [await pages.measure(), await pages.measureMissing()];
      const n = paths.filter(isPage).length;
      const counted = n === 0 ? [] : [n === 1 ? text.pages.page : fill(text.pages.count, { n })];
      return { bytes, lines: counted, isPrecious: true, missingBytes };
    },
    clear: () => pages.clear(),
  };
}

/** Every kind of thing that the site keeps, in the order in which the page lists them. */
export function storedThings(stores: AppStores) {
  return {
    disclaimer: disclaimerThing(stores),
    invitation: invitationThing(stores),
    lists: listsThing(stores),
    drafts: draftsThing,
    waiting: waitingThing,
    pages: pagesThing(stores),
  };
}
