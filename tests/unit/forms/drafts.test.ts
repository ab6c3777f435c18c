import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { valueOf } from '../../../src/device/database.ts';
import {
  draftLifetime,
  leaveDraft,
  listDrafts,
  loadDrafts,
  newSlot,
  removeAllDrafts,
  removeDraft,
  removeOldDrafts,
  saveDraft,
} from '../../../src/forms/drafts.ts';
import { storageNames } from '../../../src/device/storage-names.ts';
import type { SubmissionRecord } from '../../../src/outbox/record.ts';
import { createSilentFactory, elapse, timeOf } from '../../support/silent-storage.ts';

const bytes = new Uint8Array([1, 2, 3, 4]).buffer;
const cv = { name: 'cv.pdf', type: 'application/pdf', size: 4, isPdf: true, bytes };
/** @param age milliseconds since it was saved */
const draft = (values: object, age = 0) => ({ values, submissionId: null, savedAt: Date.now() - age });
const valuesOf = async (name: string) => (await loadDraft(name))?.values;

/** The latest draft of a form. */
const loadDraft = async (name: string) => (await loadDrafts(name))?.[0];

/** The names of everything that is kept. */
async function entries(): Promise<unknown[]> {
  const database = await valueOf(indexedDB.open('drafts'));
  const keys = await valueOf(database.transaction('drafts').objectStore('drafts').getAllKeys());
  database.close();
  return keys.toSorted();
}

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await removeAllDrafts();
});

test('a draft comes back as it was, with its file beside it, as often as the file changes', async () => {
  for (const file of [cv, null, cv]) {
    const saved = { ...draft({ firstName: 'তানজিলা', cv: file }), submissionId: 'id' };
    await saveDraft('application', saved);
    expect(await loadDraft('application')).toEqual({ ...saved, slot: 'application' });
    expect(await entries()).toEqual(file ? ['application', 'application/cv'] : ['application']);
  }
  await removeDraft({ slot: 'application' });
  expect(await entries()).toEqual([]);
});

test('a file that another tab has removed is written again', async () => {
  await saveDraft('application', draft({ firstName: 'T', cv }));
  const database = await valueOf(indexedDB.open('drafts'));
  await valueOf(database.transaction('drafts', 'readwrite').objectStore('drafts').clear());
  database.close();
  expect(await saveDraft('application', draft({ firstName: 'Ta', cv }))).toEqual([]);
  expect(await valuesOf('application')).toEqual({ firstName: 'Ta', cv });
});

test('a draft is kept in the order of the calls', async () => {
  void saveDraft('contact', draft({ name: 'a' }));
  void removeDraft({ slot: 'contact' });
  await saveDraft('contact', draft({ name: 'b' }));
  expect(await valuesOf('contact')).toEqual({ name: 'b' });
});

test('a draft lives for 7 days, or until its submission is done with', async () => {
  await saveDraft('old', draft({ name: 'a', cv }, draftLifetime + 1));
  await saveDraft('young', draft({ name: 'b' }, draftLifetime - 60_000));
  expect(await loadDraft('old')).toBeUndefined();
  expect(await loadDraft('young')).toBeDefined();
  const rows = (['sent', 'waiting'] as const).map((state) => ({ id: state, state }) as SubmissionRecord);
  for (const { id } of rows) await saveDraft(id, { ...draft({ name: 'c', cv }), submissionId: id });
  await removeOldDrafts(rows);
  expect(await entries()).toEqual(['waiting', 'waiting/cv', 'young']);
});

test('a draft from before there was this site stays for 7 days from when it is read', async () => {
  await saveDraft('unset', { ...draft({ name: 'a', cv }), savedAt: 90_000 });
  await removeOldDrafts([]);
  const later = Date.now() + draftLifetime;
  const now = vi.spyOn(Date, 'now').mockReturnValue(later - 60_000);
  expect(await valuesOf('unset')).toEqual({ name: 'a', cv });
  now.mockReturnValue(later + 60_000);
  expect(await valuesOf('unset')).toBeUndefined();
  await removeOldDrafts([]);
  expect(await entries()).toEqual([]);
});

test('a draft outlives a clock that falls back for a while, and goes 7 days after it was written', async () => {
  await saveDraft('one', draft({ name: 'a' }));
  const written = Date.now();
  const now = vi.spyOn(Date, 'now').mockReturnValue(written - 60 * draftLifetime);
  await removeOldDrafts([]);
  expect(await valuesOf('one')).toEqual({ name: 'a' });
  now.mockReturnValue(written + draftLifetime - 60_000);
  await removeOldDrafts([]);
  expect(await valuesOf('one')).toEqual({ name: 'a' });
  now.mockReturnValue(written + draftLifetime + 60_000);
  expect(await valuesOf('one')).toBeUndefined();
});

test('two forms of one name keep their drafts apart, the latest first, also beside one of an earlier version of the site', async () => {
  const [one, two] = [newSlot('contact'), newSlot('contact')];
  await saveDraft('contact', draft({ name: 'old' }, 3000));
  await saveDraft(one, draft({ name: 'one' }, 2000));
  await saveDraft(two, draft({ name: 'two' }, 1000));
  await saveDraft(newSlot('contact us'), draft({ name: 'of another form' }));
  const names = (await loadDrafts<{ name: string }>('contact'))?.map(({ values }) => values.name);
  expect(names).toEqual(['two', 'one', 'old']);
  await removeDraft({ slot: two });
  expect(await valuesOf('contact')).toEqual({ name: 'one' });
});

test('a draft goes when another form goes on with it, unless it was written anew meanwhile', async () => {
  const [first, second] = [newSlot('contact'), newSlot('contact')];
  await saveDraft(first, draft({ name: 'a' }, 2000));
  const replaced = (await loadDraft('contact'))!;
  await saveDraft(second, draft({ name: 'ab' }), replaced);
  expect(await entries()).toEqual([second]);
  await saveDraft(first, draft({ name: 'a, and more' }));
  await saveDraft(second, draft({ name: 'abc' }), replaced);
  await removeDraft(replaced);
  expect(await entries()).toEqual([first, second].toSorted());
});

test('a file for which there is no room is left out, but no word, and nothing is replaced by what lacks it', async () => {
  const [whole, lacking] = [newSlot('application'), newSlot('application')];
  await saveDraft(whole, draft({ firstName: 'T', cv }, 1000));
  const replaced = (await loadDraft('application'))!;
  vi.stubGlobal('navigator', { storage: { estimate: async () => ({ usage: 0, quota: 1000 }) } });
  expect(await saveDraft(lacking, draft({ firstName: 'Ta', cv }), replaced)).toEqual(['cv']);
  expect(await entries()).toEqual([whole, `${whole}/cv`, lacking].toSorted());
  expect(await valuesOf('application')).toEqual({ firstName: 'Ta' });
});

/** Stands for localStorage, which Node has not. */
function stubLocalStorage(): Map<string, string> {
  const texts = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
    removeItem: (name: string) => void texts.delete(name),
  });
  return texts;
}

test('a page that is left keeps its texts before the call returns, and the next one moves them to the others', async () => {
  const local = stubLocalStorage();
  const [one, two] = [newSlot('contact'), newSlot('contact')];
  await saveDraft(one, draft({ name: 'a' }, 2000));
  const [replaced] = (await loadDrafts('contact'))!;
  leaveDraft(one, draft({ name: 'an older word' }, 3000));
  leaveDraft(two, draft({ name: 'ab' }), replaced);
  expect(local.get(storageNames.leftDrafts)).toContain('ab');
  expect(await entries()).toEqual([one]);
  expect((await loadDrafts('contact'))?.map(({ slot, values }) => [slot, values])).toEqual([
    [two, { name: 'ab' }],
  ]);
  expect([await entries(), local.size]).toEqual([[two], 0]);
});

test('of what is left a new file is not kept, an old one is, and nothing that would lose one is replaced', async () => {
  stubLocalStorage();
  const slots = [newSlot('application'), newSlot('application')] as const;
  await saveDraft(slots[0], draft({ firstName: 'T', cv }, 2000));
  const replaced = (await loadDraft('application'))!;
  leaveDraft(slots[0], draft({ firstName: 'Ta', cv }, 1000));
  leaveDraft(slots[1], draft({ firstName: 'Tan', cv: { ...cv } }), replaced);
  const values = (await loadDrafts('application'))?.map((kept) => kept.values);
  expect(values).toEqual([{ firstName: 'Tan' }, { firstName: 'Ta', cv }]);
  leaveDraft(slots[0], draft({ firstName: 'Ta', cv: null }, -1000));
  expect(await valuesOf('application')).toEqual({ firstName: 'Ta', cv: null });
  expect(await entries()).toEqual([...slots].toSorted());
});

test('on a device without room what was left is read where it is, beside what is stored', async () => {
  const local = stubLocalStorage();
  await saveDraft(newSlot('contact'), draft({ name: 'stored' }, 2000));
  leaveDraft(newSlot('contact'), draft({ name: 'left' }));
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect((await loadDrafts('contact'))?.map(({ values }) => values)).toEqual([
    { name: 'left' },
    { name: 'stored' },
  ]);
  expect(local.size).toBe(1);
});

test('what was left goes with its draft: written later, sent, or removed with all', async () => {
  const local = stubLocalStorage();
  const slot = newSlot('contact');
  for (const end of [
    () => saveDraft(slot, draft({ name: 'abc' }, -1)),
    () => removeDraft({ slot }),
    () => removeAllDrafts(),
  ]) {
    leaveDraft(slot, draft({ name: 'ab' }));
    await end();
    expect(local.size).toBe(0);
  }
  leaveDraft(slot, draft({ name: 'of a page that came back and went again' }));
  await removeDraft({ slot, savedAt: Date.now() - 1000 });
  expect(local.size).toBe(1);
  leaveDraft(slot, draft({ name: 'old' }, draftLifetime + 1));
  await removeOldDrafts([]);
  expect([await entries(), local.size]).toEqual([[], 0]);
});

test('what is removed is gone for the next page, though its own was left before the database answered', async () => {
  const local = stubLocalStorage();
  const [one, two] = [newSlot('application'), newSlot('application')];
  await saveDraft(one, draft({ firstName: 'T', cv }, 2000));
  const read = (await loadDraft('application'))!;
  await saveDraft(two, draft({ firstName: 'Ta' }, 1000));
  const remove = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('The page is gone.', 'AbortError');
  });
  await removeDraft(read);
  await removeDraft({ slot: two });
  expect(await entries()).toEqual([one, `${one}/cv`, two].toSorted());
  expect(await loadDrafts('application')).toEqual([]);
  remove.mockRestore();
  expect(await loadDrafts('application')).toEqual([]);
  expect([await entries(), local.size]).toEqual([[], 0]);
});

test('what another tab has written anew is not removed by a page that was left', async () => {
  stubLocalStorage();
  const slot = newSlot('contact');
  await saveDraft(slot, draft({ name: 'a' }, 2000));
  const read = (await loadDraft('contact'))!;
  await saveDraft(slot, draft({ name: 'ab' }));
  const get = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
    throw new DOMException('The page is gone.', 'AbortError');
  });
  await removeDraft(read);
  get.mockRestore();
  expect(await valuesOf('contact')).toEqual({ name: 'ab' });
});

test('the drafts of a device are listed with their size, the latest first, and removed together', async () => {
  await saveDraft('contact', draft({ name: 'a' }, 5000));
  await saveDraft('application 101', draft({ firstName: 'T', cv }));
  const [first, second] = await listDrafts();
  expect(first).toMatchObject({ name: 'application 101', hasFile: true });
  expect(second).toMatchObject({ name: 'contact', hasFile: false });
  expect((first?.bytes ?? 0) - bytes.byteLength).toBeGreaterThan(20);
  await removeAllDrafts();
  expect(await entries()).toEqual([]);
});

test('a file is written in one step with its draft: a page that is left meanwhile leaves no half', async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  await saveDraft('application', draft({ firstName: 'T', cv }));
  const transactions = (put.mock.contexts as IDBObjectStore[]).map(({ transaction }) => transaction);
  expect(transactions.length).toBe(2);
  expect(new Set(transactions).size).toBe(1);
});

test.each(['open', 'transaction'] as const)('a database that does not answer (%s)', async (how) => {
  vi.resetModules();
  const silent = createSilentFactory(indexedDB, ['drafts']);
  vi.stubGlobal('indexedDB', silent.factory);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const drafts = await import('../../../src/forms/drafts.ts');
  await timeOf(drafts.saveDraft('contact', draft({ name: 'a' })));
  for (const step of [1, 2, 3]) {
    silent.silenceFrom(step, how);
    const saving = timeOf(drafts.saveDraft('contact', draft({ name: 'b', cv })));
    expect((await saving).took).toBeLessThanOrEqual(5000);
    silent.silenceFrom(1, how);
    expect((await timeOf(drafts.loadDrafts('contact'))).value).toBeUndefined();
    // Who asks what is there, or wants it gone, must not hear that there is nothing.
    await expect(timeOf(drafts.listDrafts())).rejects.toThrow();
    await expect(timeOf(drafts.removeAllDrafts())).rejects.toThrow();
    silent.release();
    await elapse(200);
  }
  await timeOf(drafts.saveDraft('contact', draft({ name: 'c' })));
  expect((await timeOf(drafts.loadDrafts('contact'))).value).toMatchObject([{ values: { name: 'c' } }]);
  vi.useRealTimers();
});

test('where storage is blocked there are no drafts, and nothing fails but what must not pass for done', async () => {
  vi.resetModules();
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  const blocked = await import('../../../src/forms/drafts.ts');
  await blocked.saveDraft('contact', draft({ name: 'a' }));
  expect(await blocked.loadDrafts('contact')).toBeUndefined();
  await blocked.removeOldDrafts([]);
  await expect(blocked.listDrafts()).rejects.toThrow();
  await expect(blocked.removeAllDrafts()).rejects.toThrow('Blocked');
});
