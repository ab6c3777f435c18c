import { languageOf, languages, rootOf, type Language } from '../../content/language.ts';
import type { Texts } from '../../content/texts.ts';
import { forgetConsent } from '../../device/consent.ts';
import { readLocal, writeLocal } from '../../device/local-storage.ts';
import { storageNames } from '../../device/storage-names.ts';
import { askWorker } from '../../device/worker-client.ts';
import type { MeasuredFiles, WorkerMessage } from '../../device/worker-messages.ts';
import { listDrafts, removeAllDrafts } from '../../forms/drafts.ts';
import { summaryOf } from '../../forms/submission-summary.ts';
import { dateInDhaka } from '../../lib/dates.ts';
import { formatFileSize } from '../../lib/file-size.ts';
import type { Formats } from '../../lib/formats.ts';
import { fill } from '../../lib/text.ts';
import { outbox } from '../../outbox/outbox.ts';
import { isPending } from '../../outbox/record.ts';

export interface StoredContents {
  /** About. Zero: there is nothing. */
  readonly bytes: number;
  /** What it is, a line each, in words. */
  readonly lines?: readonly string[];
  /** False where clearing it loses nothing that is worth a question. */
  readonly isPrecious?: boolean;
  /** Bytes that would have to be fetched to have all of it here, by language; none where all of it is. */
  readonly missing?: ReadonlyMap<Language, number>;
}

type ThingsText = Texts['device-storage']['deviceStorageText']['things'];

export type StoredKind = keyof ThingsText;

/** The words of the page, those of submissions, and how numbers and days are written. */
interface StorageWords {
  readonly text: ThingsText;
  readonly summaryText: Texts['submissions']['summaryText'];
  readonly formats: Formats;
}

interface StoredThing {
  measure(words: StorageWords): StoredContents | Promise<StoredContents>;
  /**
   * Removes all of it. Gives the key of what there is to say, if it is more than that it is done.
   * @param onWait called when it has to wait for something that is being sent
   */
  clear(onWait: () => void): void | Promise<'alreadySent' | void>;
}

/** A moment (milliseconds since 1970) as a day in words. */
const dayOf = (formats: Formats, time: number) => formats.date(dateInDhaka(time));

/** How many there are, in words; no line where there is none. */
function counted({ digits }: Formats, n: number, one: string, many: string): readonly string[] {
  if (n === 0) return [];
  return [n === 1 ? one : fill<string>(many, { n: digits(n) })];
}

/** Whether a path of the worker's cache is that of a page (src/prerender/page-variants.ts). */
const isPage = (path: string) => /^\/offline\/(?!.*\b(?:404|not-saved)$)/.test(path);

/** What stores the lists weighs as much as the page: it comes when the page is there. */
const loadQueryCache = async () => (await import('../../api/query-store.ts')).queryCache;

/** How long the worker may take to fetch or to remove what a page asks for, and to look what it has, in milliseconds. */
const taskTimeoutMs = 120_000;
const measureTimeoutMs = 5000;

/** Has the worker do something. Resolves to whether it was done. */
const runTask = async (message: WorkerMessage) => (await askWorker(message, taskTimeoutMs)) === true;

/** Fetches all pages of a language. Resolves to whether all of them are there. */
export const savePages = (language: Language) => runTask({ type: 'save-all', path: rootOf(language) });

type CacheFilter = (cacheName: string) => boolean;

/** The caches with the pages of the site and everything that they need. */
const isPageCache: CacheFilter = (name) => name.includes('-precache-');

const { advertisementPictures, newsPictures, opaquePictures } = storageNames;
const pictureCaches = new Set<string>([advertisementPictures, newsPictures, opaquePictures]);
const isPictureCache: CacheFilter = (name) => pictureCaches.has(name);

async function cacheNames(isMeant: CacheFilter): Promise<string[]> {
  return 'caches' in globalThis ? (await caches.keys()).filter(isMeant) : [];
}

/** What lies in the worker's caches: bytes, and paths without what the worker adds to them. */
async function measureFiles(isMeant: CacheFilter): Promise<{ bytes: number; paths: string[] }> {
  const paths: string[] = [];
  let bytes = 0;
  try {
    for (const name of await cacheNames(isMeant)) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        // What another site has sent without leave to read it counts as nothing here: its size is a secret.
        bytes += response ? (await response.blob()).size : 0;
        paths.push(new URL(request.url).pathname);
      }
    }
    return { bytes, paths };
  } catch {
    // Blocked by the browser's settings.
    return { bytes: 0, paths: [] };
  }
}

async function removeFiles(isMeant: CacheFilter): Promise<void> {
  await Promise.all((await cacheNames(isMeant)).map((name) => caches.delete(name)));
}

/** A row of the outbox without its body, about, in bytes. */
const rowSize = 400;

/** Bytes of a text that is remembered under a name. */
function sizeOf(name: string): number {
  const text = readLocal(name);
  return text === null ? 0 : name.length + text.length;
}

const remembered = (name: string): StoredThing => ({
  measure: () => ({ bytes: sizeOf(name) }),
  clear: () => writeLocal(name, null),
});

/** Every kind of thing that the site keeps, in the order in which the page lists them. */
export const storedThings: Readonly<Record<StoredKind, StoredThing>> = {
  disclaimer: {
    measure({ text, formats }) {
      const { disclaimerAccepted, disclaimerAcceptedAt } = storageNames;
      const bytes = sizeOf(disclaimerAccepted) + sizeOf(disclaimerAcceptedAt);
      if (bytes === 0) return { bytes };
      const date = dayOf(formats, Number(readLocal(disclaimerAcceptedAt)));
      return { bytes, lines: [fill(text.disclaimer.accepted, { date })] };
    },
    clear: forgetConsent,
  },
  invitation: remembered(storageNames.install),
  language: remembered(storageNames.language),
  lists: {
    async measure({ text: { lists }, formats }) {
      const { bytes, updatedAt } = await (await loadQueryCache()).measure();
      const files = await measureFiles(isPictureCache);
      const ages = Object.entries(lists.list).flatMap(([name, template]) => {
        const time = updatedAt.get(name);
        return time === undefined ? [] : [fill(template, { date: dayOf(formats, time) })];
      });
      const pictures = counted(formats, files.paths.length, lists.picture, lists.pictures);
      return { bytes: bytes + files.bytes, lines: [...ages, ...pictures] };
    },
    async clear() {
      await (await loadQueryCache()).clear();
      // The worker also has notes about the pictures. Without a worker the pictures alone are removed.
      if (!(await runTask({ type: 'clear-pictures' }))) await removeFiles(isPictureCache);
    },
  },
  drafts: {
    async measure({ text, formats }) {
      const drafts = await listDrafts();
      const { contact, application, applicationWithFile } = text.drafts;
      const lines = drafts.map(({ name, savedAt, hasFile }) => {
        const template = name === 'contact' ? contact : hasFile ? applicationWithFile : application;
        return fill(template, { date: dayOf(formats, savedAt) });
      });
      return { bytes: drafts.reduce((sum, { bytes }) => sum + bytes, 0), lines };
    },
    clear: removeAllDrafts,
  },
  waiting: {
    async measure({ text, summaryText, formats }) {
      const { entry, receipt, receipts } = text.waiting;
      const records = await outbox().list();
      const pending = records.filter(isPending);
      const entries = pending.map((record) =>
        fill(entry, { summary: summaryOf(record, summaryText), date: dayOf(formats, record.createdAt) }),
      );
      return {
        bytes: pending.reduce((sum, { bytes }) => sum + bytes, 0) + records.length * rowSize,
        lines: [...entries, ...counted(formats, records.length - pending.length, receipt, receipts)],
        isPrecious: pending.length > 0,
      };
    },
    /** Discards what waits, each as the list of what waits does, and the receipts of what was sent. */
    async clear(onWait) {
      const pending = (await outbox().list()).filter(isPending);
      if (pending.some(({ state }) => state === 'sending')) onWait();
      const results = await Promise.all(pending.map(({ id }) => outbox().discard(id)));
      await outbox().forgetReceipts();
      return results.includes('already sent') ? 'alreadySent' : undefined;
    },
  },
  pages: {
    async measure({ text, formats }) {
      const { bytes, paths } = await measureFiles(isPageCache);
      const lines: string[] = [];
      const missing = new Map<Language, number>();
      const own = languageOf(location.pathname);
      for (const language of [own, ...languages.filter((other) => other !== own)]) {
        const answer = await askWorker({ type: 'measure-missing', path: rootOf(language) }, measureTimeoutMs);
        // No worker keeps them.
        if (!answer) continue;
        const measured = answer as MeasuredFiles;
        const stored = formatFileSize(measured.whole - measured.missing, formats);
        const whole = formatFileSize(measured.whole, formats);
        const ofLanguage = paths.filter(
          (path) => isPage(path) && languageOf(path.replace('/offline', '')) === language,
        );
        const [pages] = counted(formats, ofLanguage.length, text.pages.page, text.pages.count);
        if (pages) lines.push(fill(text.pages.inLanguage[language], { pages, stored, whole }));
        if (measured.missing > 0) missing.set(language, measured.missing);
      }
      return { bytes, lines, missing };
    },
    clear: () => removeFiles(isPageCache),
  },
};

export const storedKinds = Object.keys(storedThings) as StoredKind[];

/**
 * What there is of every kind, but for one whose storage does not answer, or whose measuring is a part of the site that
 * could not be fetched.
 */
export async function measureThings(words: StorageWords) {
  const measured = await Promise.allSettled(
    storedKinds.map(async (kind) => [kind, await storedThings[kind].measure(words)] as const),
  );
  return new Map(measured.flatMap((thing) => (thing.status === 'fulfilled' ? [thing.value] : [])));
}
