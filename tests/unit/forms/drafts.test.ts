import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  draftLifetime,
  listDrafts,
  loadDrafts,
  newSlot,
  removeAllDrafts,
  removeDraft,
  removeExpiredDrafts,
  removeReadDraft,
  saveDraft,
} from '../../../src/forms/drafts.ts';
import { createSilentFactory, elapse, timeOf } from '../../support/silent-storage.ts';

const cv = {
  name: 'cv.pdf',
  type: 'application/pdf',
  size: 4,
  isPdf: true,
  bytes: new Uint8Array([1, 2, 3, 4]).buffer,
};
const draft = (values: object, savedAt = Date.now()) => ({ values, submissionId: null, savedAt });

/** The latest draft of a form. */
const loadDraft = async (name: string) => (await loadDrafts(name))[0];

/** The names of everything that is kept. */
function entries(): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('drafts');
    opening.addEventListener('error', () => reject(opening.error));
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction('drafts').objectStore('drafts').getAllKeys();
      reading.addEventListener('success', () => {
        opening.result.close();
        resolve(reading.result);
      });
    });
  });
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a draft', () => {
  test('comes back as it was, with its file beside it', async () => {
    const saved = { ...draft({ firstName: 'তানজিলা', cv }), submissionId: 'id' };
    await saveDraft('application', saved);
    expect(await loadDraft('application')).toEqual({ ...saved, slot: 'application' });
    expect(await entries()).toEqual(['application', 'application/cv']);
    await removeDraft('application');
    expect(await loadDraft('application')).toBeUndefined();
    expect(await entries()).toEqual([]);
  });

  test('whose file was removed has none, and the file goes with the draft', async () => {
    await saveDraft('application', draft({ firstName: 'T', cv }));
    await saveDraft('application', draft({ firstName: 'T', cv: null }));
    expect((await loadDraft('application'))?.values).toEqual({ firstName: 'T', cv: null });
    expect(await entries()).toEqual(['application']);
    await saveDraft('application', draft({ firstName: 'T', cv }));
    expect((await loadDraft('application'))?.values).toEqual({ firstName: 'T', cv });
    await removeDraft('application');
    expect(await entries()).toEqual([]);
  });

  test('is kept in the order of the calls', async () => {
    void saveDraft('contact', draft({ name: 'a' }));
    void removeDraft('contact');
    await saveDraft('contact', draft({ name: 'b' }));
    expect((await loadDraft('contact'))?.values).toEqual({ name: 'b' });
    await removeDraft('contact');
  });

  test('lives for 7 days', async () => {
    const now = Date.now();
    await saveDraft('old', draft({ name: 'a', cv }, now - draftLifetime - 1));
    await saveDraft('young', draft({ name: 'b' }, now - draftLifetime + 60_000));
    expect(await loadDraft('old')).toBeUndefined();
    expect(await loadDraft('young')).toBeDefined();
    await removeExpiredDrafts();
    expect(await entries()).toEqual(['young']);
    await removeDraft('young');
  });
});

describe('two forms of one name', () => {
  test('keep their drafts apart, the latest first, also beside one of an earlier version of the site', async () => {
    const [one, two] = [newSlot('contact'), newSlot('contact')];
    await saveDraft('contact', draft({ name: 'old' }, Date.now() - 3000));
    await saveDraft(one, draft({ name: 'one' }, Date.now() - 2000));
    await saveDraft(two, draft({ name: 'two' }, Date.now() - 1000));
    await saveDraft(newSlot('contact us'), draft({ name: 'of another form' }));
    const names = (await loadDrafts<{ name: string }>('contact')).map(({ values }) => values.name);
    expect(names).toEqual(['two', 'one', 'old']);
    await removeDraft(two);
    expect((await loadDraft('contact'))?.values).toEqual({ name: 'one' });
    await removeAllDrafts();
  });

  test('a draft goes when another form goes on with it, unless it was written anew meanwhile', async () => {
    const [first, second] = [newSlot('contact'), newSlot('contact')];
    await saveDraft(first, draft({ name: 'a' }, Date.now() - 2000));
    const replaced = (await loadDraft('contact'))!;
    await saveDraft(second, draft({ name: 'ab' }), { replaced });
    expect(await entries()).toEqual([second]);
    await saveDraft(first, draft({ name: 'a, and more' }));
    await saveDraft(second, draft({ name: 'abc' }), { replaced });
    await removeReadDraft(replaced);
    expect((await entries()).toSorted()).toEqual([first, second].toSorted());
    await removeAllDrafts();
  });

  test('nothing is replaced by a draft that had to leave its file out', async () => {
    const [first, second] = [newSlot('application'), newSlot('application')];
    await saveDraft(first, draft({ cv }));
    const replaced = (await loadDraft('application'))!;
    expect(await saveDraft(second, draft({ cv }), { replaced, leaving: true })).toEqual(['cv']);
    expect((await loadDrafts('application')).length).toBe(2);
    await removeAllDrafts();
  });
});

describe('the drafts of a device', () => {
  test('are listed with their size, the latest first, and removed together', async () => {
    const now = Date.now();
    await saveDraft('contact', draft({ name: 'a' }, now - 5000));
    await saveDraft('application 101', draft({ firstName: 'T', cv }, now));
    const [first, second] = await listDrafts();
    expect(first).toMatchObject({ name: 'application 101', hasFile: true, savedAt: now });
    expect(second).toMatchObject({ name: 'contact', hasFile: false });
    expect((first?.bytes ?? 0) - cv.bytes.byteLength).toBeGreaterThan(20);
    await removeAllDrafts();
    expect(await listDrafts()).toEqual([]);
    expect(await entries()).toEqual([]);
  });

  test('lack a file for which there is no room, but no word', async () => {
    vi.stubGlobal('navigator', { storage: { estimate: async () => ({ usage: 0, quota: 1000 }) } });
    expect(await saveDraft('application', draft({ firstName: 'T', cv }))).toEqual(['cv']);
    expect(await entries()).toEqual(['application']);
    vi.unstubAllGlobals();
    expect((await loadDraft('application'))?.values).toEqual({ firstName: 'T' });
    expect(await saveDraft('application', draft({ firstName: 'T', cv }))).toEqual([]);
    expect((await loadDraft('application'))?.values).toEqual({ firstName: 'T', cv });
    await removeAllDrafts();
  });
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
    expect((await timeOf(drafts.loadDrafts('contact'))).value).toEqual([]);
    silent.release();
    await elapse(200);
  }
  await timeOf(drafts.saveDraft('contact', draft({ name: 'c' })));
  expect((await timeOf(drafts.loadDrafts('contact'))).value).toMatchObject([{ values: { name: 'c' } }]);
  await timeOf(drafts.removeAllDrafts());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('where storage is blocked there are no drafts, and nothing fails', async () => {
  vi.resetModules();
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  const blocked = await import('../../../src/forms/drafts.ts');
  await blocked.saveDraft('contact', draft({ name: 'a' }));
  expect(await blocked.loadDrafts('contact')).toEqual([]);
  await blocked.removeExpiredDrafts();
});
