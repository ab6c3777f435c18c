import { beforeEach, expect, test, vi } from 'vitest';
import { advertisementsQuery } from '../../src/api/advertisements.ts';
import { jobsQuery, jobTypesQuery } from '../../src/api/jobs.ts';
import { newsId, newsQuery } from '../../src/api/news.ts';
import sample from '../server/sample-api-data.json' with { type: 'json' };

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

beforeEach(() => {
  vi.stubEnv('VITE_API_BASE_URL', 'https://api.example/v1/');
  warn.mockClear();
});

test('what is left out of a list is told to a developer, once', () => {
  for (let time = 0; time < 2; time += 1) jobsQuery.read([{ id: 'untitled' }, { id: 1, title: 'Clerk' }]);
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^GET job-titles\/: an item was left out: title: /)],
  ]);
});

test('what the API really sends is read whole, in its words', () => {
  const [news, jobs] = [newsQuery.read(sample['news-and-events']), jobsQuery.read(sample['job-titles'])];
  expect(news).toHaveLength(sample['news-and-events'].length);
  expect(jobs).toHaveLength(sample['job-titles'].length);
  expect(jobTypesQuery.read(sample['job-types'])).toHaveLength(sample['job-types'].length);
  expect(advertisementsQuery.read(sample.advertisements)).toHaveLength(sample.advertisements.length);
  const [item] = sample['news-and-events'];
  expect(news[0]).toEqual({
    id: newsId(item!.title, item!.date_posted),
    title: item?.title,
    author: item?.name,
    datePosted: item?.date_posted,
    description: item?.description,
  });
  const [{ id, title, description, job_type: type } = sample['job-titles'][0]!] = sample['job-titles'];
  const jobType = { id: String(type.id), name: type.name };
  expect(jobs[0]).toEqual({ id: String(id), title, description, jobType });
});

const item = (id: number) => ({ id, name: `Type ${id}` });
const first = 'https://api.example/v1/job-types';
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

test('a list in pages is read to its end, by absolute and by relative addresses', async () => {
  const pages: Record<string, unknown> = {
    [first]: { count: 3, next: `${first}?page=2`, results: [item(1)] },
    [`${first}?page=2`]: { next: '?page=3', results: [item(2)] },
    [`${first}?page=3`]: { next: null, results: [item(3)] },
  };
  serve((address) => pages[address]);
  expect(await ids()).toEqual(['1', '2', '3']);
});

test.each(['http://api.example', 'https://b.example'])(
  'the next page is asked at the origin of the list, though the server calls it %s',
  async (origin) => {
    serve((address) => ({
      next: address === first ? `${origin}/v1/job-types?page=2` : null,
      results: [item(asked.length)],
    }));
    expect(await ids()).toEqual(['1', '2']);
    expect(asked).toEqual([first, `${first}?page=2`]);
  },
);

test('a next page whose path begins with two slashes stays at the origin of the list', async () => {
  serve((address) => ({ next: address === first ? 'https://a.example//b.example/x' : null, results: [] }));
  expect(await ids()).toEqual([]);
  expect(asked).toEqual([first, 'https://api.example//b.example/x']);
});

test.each(['https://b.example/v1/job-types', first, 'http://', 'data:x', 7])(
  'a list in pages is not followed to %j',
  async (next) => {
    serve(() => ({ next, results: [item(1)] }));
    expect(await ids()).toEqual(['1']);
    expect(asked).toEqual([first]);
  },
);

test('a list in pages that never ends is read for twenty pages', async () => {
  serve(() => ({ next: `?page=${asked.length + 1}`, results: [item(asked.length)] }));
  expect(await ids()).toHaveLength(20);
});

test('a list in pages whose second page fails is no list', async () => {
  serve((address) => (address === first ? { next: '?page=2', results: [item(1)] } : undefined));
  await expect(ids()).rejects.toMatchObject({ failure: 'wrong-shape' });
});

test.each([null, 'text', {}, { results: null }, { detail: '' }, [{}], [null, 5]])(
  '%j has no list',
  (answer) => {
    expect(() => jobsQuery.read(answer)).toThrow(
      expect.objectContaining({ failure: 'wrong-shape' }) as Error,
    );
  },
);

const clerk = { id: '1', title: 'Clerk', description: '', jobType: null };

// A job may have unknown fields and null for text; one whose type is broken can still be applied for.
test.each(['Full-time', 3, {}, { id: null, name: 'x' }, { id: 1 }])('%j is no job type', (job_type) => {
  const job = { id: 1, title: 'Clerk', description: null, job_type, salary: 1 };
  expect(jobsQuery.read([job])).toEqual([clerk]);
});

test('an item may have numbers or strings for ids, numbers for texts, and nothing but a title', () => {
  const jobs = jobsQuery.read([{ id: ' abc-1 ', title: 2026 }]);
  expect(jobs).toEqual([{ ...clerk, id: 'abc-1', title: '2026' }]);
  const [news] = newsQuery.read([
    { title: 'Only a title', name: null, date_posted: null, description: null },
  ]);
  expect(news).toMatchObject({ title: 'Only a title', author: '', datePosted: '', description: '' });
});

test('an item that cannot be understood is left out, the others stay', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`);
  const rubbish = [null, 5, [], deep, {}, { title: ['a'] }, { id: 1 }, { id: {}, title: 'x' }];
  expect(jobsQuery.read([...rubbish, { id: 1, title: 'Clerk' }])).toEqual([clerk]);
  expect(newsQuery.read([...rubbish, { title: 'News' }]).map(({ title }) => title)).toEqual(['x', 'News']);
});

test('an item is not fooled by names of the prototype', () => {
  const hostile: unknown = JSON.parse('[{"__proto__":{"title":"x"},"constructor":1,"description":"text"}]');
  expect(newsQuery.read(hostile)).toMatchObject([{ title: '', description: 'text' }]);
  expect(({} as Record<string, unknown>)['title']).toBeUndefined();
});

test('an item that comes twice: news get ids of their own, a job stands once', () => {
  const item = { title: 'Notice', date_posted: '2026-01-01' };
  const [one, ...others] = newsQuery.read([item, item, item]).map(({ id }) => id);
  expect(others).toEqual([`${one}-2`, `${one}-3`]);
  expect(jobsQuery.read([1, '1'].map((id) => ({ id, title: 'A' })))).toHaveLength(1);
});

const readable = { type: 'URL', url: 'https://a.example/' };
/** Before one that can be read: a list of which nothing can is none. */
const readOne = (item: object) => advertisementsQuery.read([item, readable]).at(-2);
const picture = (address: unknown) => readOne({ type: 'Picture', picture: address });
const link = (url: unknown) => readOne({ type: 'URL', url });

test.each([
  ['/media/a.png', 'https://api.example/media/a.png'],
  ['a b.png', 'https://api.example/v1/a%20b.png'],
  ['//cdn.example/a.png', 'https://cdn.example/a.png'],
  ['http://cdn.example/a.png', 'http://cdn.example/a.png'],
])('an advertisement has an absolute picture, meant from the address of the API: %s', (address, absolute) => {
  expect(picture(address)).toEqual({ kind: 'picture', picture: absolute, alt: '' });
});

test.each([
  null,
  ' ',
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:image/svg+xml,<svg/>',
  'http://',
])('an advertisement with the address %j is left out', (address) => {
  expect(picture(address)).toBeUndefined();
  expect(link(address)).toBeUndefined();
});

test.each(['youtu.be/a', '//youtu.be/a', ' https://YouTu.be/a '])(
  'an advertisement has an absolute link: %s',
  (address) => {
    expect(link(address)).toMatchObject({ url: 'https://youtu.be/a' });
  },
);

test('an advertisement of an unknown type is left out; case does not matter; a link may lack its scheme', () => {
  const of = (type: string) => readOne({ type, picture: '/a.png', alt: 'A', url: 'a.example' });
  expect(of('Popup')).toBeUndefined();
  expect(of('picture')).toMatchObject({ alt: 'A' });
  expect(of('URL')).toMatchObject({ kind: 'url', url: 'https://a.example/' });
});
