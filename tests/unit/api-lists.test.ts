import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readAdvertisements } from '../../src/api/advertisements.ts';
import { ApiError } from '../../src/api/http.ts';
import { jobTypesQuery, readJobs, readJobTypes } from '../../src/api/jobs.ts';
import { readNews } from '../../src/api/news.ts';
import sample from '../server/sample-api-data.json' with { type: 'json' };

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

beforeEach(() => {
  vi.stubEnv('VITE_API_BASE_URL', 'https://api.example/v1/');
});
afterEach(() => {
  vi.unstubAllEnvs();
  warn.mockClear();
});

describe('what the API really sends', () => {
  test('is read whole', () => {
    expect(readNews(sample['news-and-events'])).toHaveLength(sample['news-and-events'].length);
    expect(readJobs(sample['job-titles'])).toHaveLength(sample['job-titles'].length);
    expect(readJobTypes(sample['job-types'])).toHaveLength(sample['job-types'].length);
    expect(readAdvertisements(sample.advertisements)).toHaveLength(sample.advertisements.length);
    expect(warn).not.toHaveBeenCalled();
  });

  test('keeps its words', () => {
    expect(readNews(sample['news-and-events'])[0]).toEqual({
      id: 'what-a-trademark-registration-in-bangladesh-involves-7zzwe5',
      title: 'What a trademark registration in Bangladesh involves',
      author: 'Sabrina Mehjabin Haque',
      datePosted: '2026-11-15T09:30:00+06:00',
      description: sample['news-and-events'][0]?.description,
    });
    expect(readJobs(sample['job-titles'])[0]).toEqual({
      id: '101',
      title: 'Associate, Corporate and Commercial',
      description: sample['job-titles'][0]?.description,
      jobType: { id: '1', name: 'Full-time' },
    });
  });
});

describe('a list in pages', () => {
  const item = (id: number) => ({ id, name: `Type ${id}` });
  const asked: string[] = [];
  /** Answers by address. */
  function serve(pages: (address: string) => unknown): void {
    asked.length = 0;
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address);
      return Response.json(pages(address) ?? { detail: 'Not found.' });
    });
  }
  const ids = async () => (await jobTypesQuery.queryFn()).map(({ id }) => id);
  const first = 'https://api.example/v1/job-types';
  afterEach(() => void vi.unstubAllGlobals());

  test('is read to its end, by absolute and by relative addresses', async () => {
    const pages: Record<string, unknown> = {
      [first]: { count: 3, next: `${first}?page=2`, results: [item(1)] },
      [`${first}?page=2`]: { next: '?page=3', results: [item(2)] },
      [`${first}?page=3`]: { next: null, results: [item(3)] },
    };
    serve((address) => pages[address]);
    expect(await ids()).toEqual(['1', '2', '3']);
  });

  test.each(['https://elsewhere.example/v1/job-types', first, 'http://', 7])(
    'is not followed to %j',
    async (next) => {
      serve(() => ({ next, results: [item(1)] }));
      expect(await ids()).toEqual(['1']);
      expect(asked).toEqual([first]);
    },
  );

  test('that never ends is read for twenty pages', async () => {
    serve(() => ({ next: `?page=${asked.length + 1}`, results: [item(asked.length)] }));
    expect(await ids()).toHaveLength(20);
  });

  test('whose second page fails is no list', async () => {
    serve((address) => (address === first ? { next: '?page=2', results: [item(1)] } : undefined));
    await expect(ids()).rejects.toThrow(expect.objectContaining({ failure: 'wrong-shape' }) as Error);
  });
});

test.each([
  null,
  undefined,
  5,
  'text',
  true,
  {},
  { results: null },
  { detail: 'Not found.' },
  { results: {} },
])('what is no list has the wrong shape: %j', (answer) => {
  expect(() => readNews(answer)).toThrow(ApiError);
  expect(() => readJobs(answer)).toThrow(expect.objectContaining({ failure: 'wrong-shape' }) as Error);
});

describe('an item', () => {
  test('may have unknown fields, null for text, and numbers or strings for ids', () => {
    expect(
      readJobs([
        {
          id: 7,
          title: 'Clerk',
          description: null,
          job_type: { id: '2', name: 'Part-time', slug: 'x' },
          salary: 1,
        },
        { id: ' abc-1 ', title: 2026 },
      ]),
    ).toEqual([
      { id: '7', title: 'Clerk', description: '', jobType: { id: '2', name: 'Part-time' } },
      { id: 'abc-1', title: '2026', description: '', jobType: null },
    ]);
    expect(readNews([{ title: 'Only a title', name: null, date_posted: null, description: null }])).toEqual([
      expect.objectContaining({ title: 'Only a title', author: '', datePosted: '', description: '' }),
    ]);
  });

  test('a job whose type is broken can still be applied for', () => {
    for (const job_type of ['Full-time', 3, {}, { id: null, name: 'x' }, [], { id: 1 }]) {
      expect(readJobs([{ id: 1, title: 'Clerk', job_type }])).toEqual([
        { id: '1', title: 'Clerk', description: '', jobType: null },
      ]);
    }
  });

  test('that cannot be understood is left out, the others stay', () => {
    const rubbish = [
      null,
      5,
      'text',
      [],
      {},
      { title: {} },
      { title: ['a'] },
      { id: 1 },
      { id: {}, title: 'x' },
    ];
    expect(readJobs([...rubbish, { id: 1, title: 'Clerk' }])).toHaveLength(1);
    expect(readNews([...rubbish, { title: 'News' }]).map(({ title }) => title)).toEqual(['x', 'News']);
    expect(
      readJobTypes([...rubbish, { id: 1, name: 'x' }, { id: '', name: 'y' }, { id: 2, name: ' ' }]),
    ).toEqual([{ id: '1', name: 'x' }]);
  });

  test('that is left out is reported once', async () => {
    vi.resetModules();
    const fresh = await import('../../src/api/jobs.ts');
    fresh.readJobTypes([{ id: 1 }, { id: 2 }]);
    fresh.readJobTypes([{ id: 3 }]);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toMatch(/GET job-types: an item was left out: name/);
  });

  test('is not fooled by names of the prototype', () => {
    const hostile: unknown = JSON.parse(
      '[{"__proto__": {"title": "x"}, "constructor": 1, "description": "text"}]',
    );
    expect(readNews(hostile)).toEqual([expect.objectContaining({ title: '', description: 'text' })]);
    expect(({} as Record<string, unknown>)['title']).toBeUndefined();
  });
});

test('items with the same title and date have different ids', () => {
  const item = { title: 'Notice', date_posted: '2026-01-01' };
  const ids = readNews([item, item, item]).map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
  expect(ids[1]).toBe(`${ids[0]}-2`);
});

test('a job that is listed twice stands once', () => {
  expect(
    readJobs([
      { id: 1, title: 'A' },
      { id: '1', title: 'B' },
    ]),
  ).toHaveLength(1);
});

describe('an advertisement', () => {
  const picture = (address: unknown) => readAdvertisements([{ type: 'Picture', picture: address }])[0];
  const link = (url: unknown) => readAdvertisements([{ type: 'URL', url }])[0];

  test('has an absolute picture, meant from the address of the API', () => {
    expect(picture('/media/a.png')).toEqual({
      kind: 'picture',
      picture: 'https://api.example/media/a.png',
      alt: '',
    });
    expect(picture('a b.png')).toMatchObject({ picture: 'https://api.example/v1/a%20b.png' });
    expect(picture('//cdn.example/a.png')).toMatchObject({ picture: 'https://cdn.example/a.png' });
  });

  test('has a link with http or https', () => {
    expect(link('https://www.youtube.com/watch?v=aqz-KE-bpKQ')).toMatchObject({ kind: 'url' });
    expect(link('www.example.org/a')).toMatchObject({ url: 'https://www.example.org/a' });
  });

  test.each([
    '',
    null,
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'http://',
  ])('with the address %j is left out', (address) => {
    expect(picture(address)).toBeUndefined();
    expect(link(address)).toBeUndefined();
  });

  test('of an unknown type is left out; case does not matter', () => {
    expect(readAdvertisements([{ type: 'Popup', picture: '/a.png', url: 'https://a.example' }])).toEqual([]);
    expect(readAdvertisements([{ type: 'picture', picture: '/a.png', alt: 'A' }])).toMatchObject([
      { alt: 'A' },
    ]);
  });
});
