import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval';
import { storageNames } from '../lib/storage-names.ts';

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

let opened: UseStore | undefined;
let queue: Promise<unknown> = Promise.resolve();

/** One after the other, in the order of the calls. Drafts are a comfort: where storage is blocked there are none. */
function inTurn<Value>(work: (store: UseStore) => Promise<Value>): Promise<Value | undefined> {
  const turn = queue.then(async () => {
    try {
      opened ??= createStore(storageNames.draftsDatabase, 'drafts');
      return await work(opened);
    } catch {
      opened = undefined;
      return undefined;
    }
  });
  queue = turn;
  return turn;
}

function isExpired({ savedAt }: Draft<unknown>): boolean {
  const age = Date.now() - savedAt;
  return age > draftLifetime || age < -draftLifetime;
}

export async function loadDraft<Values>(name: string): Promise<Draft<Values> | undefined> {
  const draft = await inTurn((store) => get<Draft<Values>>(name, store));
  return draft && !isExpired(draft) ? draft : undefined;
}

export async function saveDraft<Values>(name: string, draft: Draft<Values>): Promise<void> {
  await inTurn((store) => set(name, draft, store));
}

export async function removeDraft(name: string): Promise<void> {
  await inTurn((store) => del(name, store));
}

/** Removes drafts older than 7 days; called at the start of the site. */
export async function removeExpiredDrafts(): Promise<void> {
  await inTurn(async (store) => {
    for (const [name, draft] of await entries<string, Draft<unknown>>(store)) {
      if (isExpired(draft)) await del(name, store);
    }
  });
}

const replacedListeners = new Set<(name: string) => void>();

/** Puts values back into a form, open or not: it takes them up as its draft. */
export async function handBackDraft<Values>(name: string, draft: Draft<Values>): Promise<void> {
  await saveDraft(name, draft);
  for (const listener of replacedListeners) listener(name);
}

/** @returns the end of the subscription */
export function onDraftHandedBack(listener: (name: string) => void): () => void {
  replacedListeners.add(listener);
  return () => replacedListeners.delete(listener);
}
