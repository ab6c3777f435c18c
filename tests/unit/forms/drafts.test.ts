import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  draftLifetime,
  listDrafts,
  loadDraft,
  removeAllDrafts,
  removeDraft,
  removeExpiredDrafts,
  saveDraft,
} from '../../../src/forms/drafts.ts';

const cv = {
  name: 'cv.pdf',
  type: 'application/pdf',
  size: 4,
  isPdf: true,
  bytes: new Uint8Array([1, 2, 3, 4]).buffer,
};
const draft = (values: object, savedAt = Date.now()) => ({ values, submissionId: null, savedAt });

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
    expect(await loadDraft('application')).toEqual(saved);
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

test('where storage is blocked there are no drafts, and nothing fails', async () => {
  vi.resetModules();
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  const blocked = await import('../../../src/forms/drafts.ts');
  await blocked.saveDraft('contact', draft({ name: 'a' }));
  expect(await blocked.loadDraft('contact')).toBeUndefined();
  await blocked.removeExpiredDrafts();
});
