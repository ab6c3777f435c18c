import { languageOf, languages, rootOf, type Language } from '../../content/language.ts';
import type { Texts } from '../../content/texts.ts';
import { forgetConsent, readConsent } from '../../device/consent.ts';
import { forgetInstallMemory, measureInstallMemory } from '../../device/install-memory.ts';
import { measureLocal, writeLocal } from '../../device/local-storage.ts';
import { storageNames } from '../../device/storage-names.ts';
import { listDrafts, removeAllDrafts } from '../../forms/drafts.ts';
import { dateInDhaka } from '../../lib/dates.ts';
import { formatFileSize } from '../../lib/file-size.ts';
import type { Formats } from '../../lib/formats.ts';
import { fill } from '../../lib/text.ts';
import { outbox } from '../../outbox/outbox.ts';
import { isPending, type SubmissionRecord } from '../../outbox/record.ts';
import {
  isPageCache,
  isPictureCache,
  measureFiles,
  measureLanguage,
  removeFiles,
  runTask,
} from './stored-files.ts';

export interface StoredContents {
  /** About. Zero: there is nothing. */
  readonly bytes: number;
  /** What it is, a line each, in words. */
  readonly lines: readonly string[];
  /** Whether clearing it loses something that cannot be had again: then it is asked for twice. */
  readonly isPrecious?: boolean;
  /** Bytes that would have to be fetched to have all of it here, by language; none where all of it is. */
  readonly missing?: ReadonlyMap<Language, number>;
}

export interface StoredThing {
  measure(): Promise<StoredContents>;
  /** Removes all of it. Resolves to what there is to say, if it is more than that it is done. */
  clear(): Promise<string | void>;
  /** Fetches all of it in a language. Resolves to whether all of it is there. */
  save?(language: Language): Promise<boolean>;
}

type ThingsText = Texts['device-storage']['deviceStorageText']['things'];

export type StoredKind = keyof ThingsText;

/** A moment (milliseconds since 1970) as a day in words. */
const dayOf = (formats: Formats, time: number) => formats.date(dateInDhaka(time));

/** What a submission is, in one line. */
type SummaryOf = (record: SubmissionRecord) => string;

/** How many there are, in words; no line where there is none. */
function counted({ digits }: Formats, n: number, one: string, many: string): readonly string[] {
  if (n === 0) return [];
  return [n === 1 ? one : fill<string>(many, { n: digits(n) })];
}

/** Whether a path of the worker's cache is that of a page (src/prerender/page-variants.ts). */
const isPage = (path: string) => /^\/offline\/(?!.*\b(?:404|not-saved)$)/.test(path);

/** What stores the lists weighs as much as the page: it comes when the page is there. */
const loadQueryCache = async () => (await import('../../api/query-store.ts')).queryCache;

/** A row of the outbox without its body, about, in bytes. */
const rowSize = 400;

async function measureDrafts(text: ThingsText['drafts'], formats: Formats): Promise<StoredContents> {
  const drafts = await listDrafts();
  const { contact, application, applicationWithFile } = text;
  const lines = drafts.map(({ name, savedAt, hasFile }) => {
    const template = name === 'contact' ? contact : hasFile ? applicationWithFile : application;
    return fill(template, { date: dayOf(formats, savedAt) });
  });
  return { bytes: drafts.reduce((sum, { bytes }) => sum + bytes, 0), lines };
}

async function measureOutbox(
  text: ThingsText['waiting'],
  summaryOf: SummaryOf,
  formats: Formats,
): Promise<StoredContents> {
  const records = await outbox()
    .list()
    .catch(() => []);
  const pending = records.filter(isPending);
  const entries = pending.map((record) =>
    fill(text.entry, { summary: summaryOf(record), date: dayOf(formats, record.createdAt) }),
  );
  return {
    bytes: pending.reduce((sum, { bytes }) => sum + bytes, 0) + records.length * rowSize,
    lines: [...entries, ...counted(formats, records.length - pending.length, text.receipt, text.receipts)],
    isPrecious: pending.length > 0,
  };
}

/** Discards what waits, each as the list of what waits does, and the receipts of what was sent. */
async function clearOutbox(text: ThingsText['waiting']): Promise<string | void> {
  const pending = (await outbox().list()).filter(isPending);
  const results = await Promise.all(pending.map(({ id }) => outbox().discard(id)));
  await outbox().forgetReceipts();
  return results.includes('already sent') ? text.alreadySent : undefined;
}

async function measureLists(text: ThingsText['lists'], formats: Formats): Promise<StoredContents> {
  const { bytes, updatedAt } = await (await loadQueryCache()).measure();
  const files = await measureFiles(isPictureCache);
  const ages = Object.entries(text.list).flatMap(([name, template]) => {
    const time = updatedAt.get(name);
    return time === undefined ? [] : [fill(template, { date: dayOf(formats, time) })];
  });
  const pictures = counted(formats, files.paths.length, text.picture, text.pictures);
  return { bytes: bytes + files.bytes, lines: [...ages, ...pictures] };
}

async function clearLists(): Promise<void> {
  await (await loadQueryCache()).clear();
  // The worker also has notes about the pictures. Without a worker the pictures alone are removed.
  if (!(await runTask({ type: 'clear-pictures' }))) await removeFiles(isPictureCache);
}

async function measurePages(text: ThingsText['pages'], formats: Formats): Promise<StoredContents> {
  const { bytes, paths } = await measureFiles(isPageCache);
  const lines: string[] = [];
  const missing = new Map<Language, number>();
  const own = languageOf(location.pathname);
  for (const language of [own, ...languages.filter((other) => other !== own)]) {
    const measured = await measureLanguage(language);
    if (!measured) continue;
    const stored = formatFileSize(measured.whole - measured.missing, formats);
    const whole = formatFileSize(measured.whole, formats);
    const ofLanguage = paths.filter(
      (path) => isPage(path) && languageOf(path.replace('/offline', '')) === language,
    );
    const [pages] = counted(formats, ofLanguage.length, text.page, text.count);
    if (pages) lines.push(fill(text.inLanguage[language], { pages, stored, whole }));
    if (measured.missing > 0) missing.set(language, measured.missing);
  }
  return { bytes, lines, isPrecious: true, missing };
}

async function measureConsent(text: ThingsText['disclaimer'], formats: Formats): Promise<StoredContents> {
  const given = readConsent();
  if (!given) return { bytes: 0, lines: [] };
  return { bytes: given.bytes, lines: [fill(text.accepted, { date: dayOf(formats, given.acceptedAt) })] };
}

/** Every kind of thing that the site keeps, in the order in which the page lists them. */
export function storedThings(
  text: ThingsText,
  formats: Formats,
  summaryOf: SummaryOf,
): Readonly<Record<StoredKind, StoredThing>> {
  return {
    disclaimer: {
      measure: () => measureConsent(text.disclaimer, formats),
      clear: async () => forgetConsent(),
    },
    invitation: {
      measure: async () => ({ bytes: measureInstallMemory(), lines: [] }),
      clear: async () => forgetInstallMemory(),
    },
    language: {
      measure: async () => ({ bytes: measureLocal(storageNames.language), lines: [] }),
      clear: async () => writeLocal(storageNames.language, null),
    },
    lists: { measure: () => measureLists(text.lists, formats), clear: clearLists },
    drafts: { measure: () => measureDrafts(text.drafts, formats), clear: removeAllDrafts },
    waiting: {
      measure: () => measureOutbox(text.waiting, summaryOf, formats),
      clear: () => clearOutbox(text.waiting),
    },
    pages: {
      measure: () => measurePages(text.pages, formats),
      clear: () => removeFiles(isPageCache),
      save: (language) => runTask({ type: 'save-all', path: rootOf(language) }),
    },
  };
}
