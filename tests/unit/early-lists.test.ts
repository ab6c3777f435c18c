import { afterEach, describe, expect, test, vi } from 'vitest';
import { readJson } from '../../src/api/http.ts';

const answer = (text: string) => ({
  response: Promise.resolve(new Response(text)),
  cancel: vi.fn<() => void>(),
});

function haveAnswered(answers: Record<string, ReturnType<typeof answer>>, age = 1000) {
  const fetched = vi.fn<() => Promise<Response>>(() => Promise.resolve(new Response('["now"]')));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('earlyLists', { answers });
  vi.spyOn(performance, 'now').mockReturnValue(age);
  return fetched;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a list that was asked for before the scripts were here', () => {
  test('is taken once; from then on the server is asked', async () => {
    const fetched = haveAnswered({ '/api/job-types': answer('["early"]') });
    expect(await readJson('job-types')).toEqual(['early']);
    expect(fetched).not.toHaveBeenCalled();
    expect(await readJson('job-types')).toEqual(['now']);
  });

  test('is not taken for another', async () => {
    haveAnswered({ '/api/job-types': answer('["early"]') });
    expect(await readJson('job-titles/')).toEqual(['now']);
  });

  test('is not taken for one of now when nobody wanted it for a minute', async () => {
    haveAnswered({ '/api/job-types': answer('["early"]') }, 60_000);
    expect(await readJson('job-types')).toEqual(['now']);
  });

  test('is called off with the call that has taken it', async () => {
    const early = { response: new Promise<Response>(() => undefined), cancel: vi.fn<() => void>() };
    haveAnswered({ '/api/job-types': early });
    const controller = new AbortController();
    void readJson('job-types', controller.signal).catch(() => undefined);
    controller.abort();
    expect(early.cancel).toHaveBeenCalledOnce();
  });
});
