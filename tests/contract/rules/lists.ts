import { readPages } from '../../../src/api/list.ts';
import type { ListPath } from '../../../src/lib/api-address.ts';
import type { Answer, Api } from '../api.ts';
import { expectThat, Unknown } from '../rule.ts';
import type { Rule } from '../rule.ts';
import { answerFault } from '../shapes.ts';

const losses: Readonly<Record<ListPath, string>> = {
  'news-and-events': 'the news: the page says that it cannot load them, or leaves out what it cannot read',
  'job-types': 'the job types that an applicant chooses from',
  'job-titles/': 'the openings: nobody could apply for one',
  'advertisements/': 'the advertisements',
};

/** The items of a list that comes bare or in pages, which are followed as the site follows them. */
async function readList(api: Api, path: ListPath): Promise<readonly unknown[]> {
  let last: Answer | undefined;
  const ask = async (address: string) => {
    const from = last ? 'the page that the one before names in `next`' : 'a list in JSON, bare or in pages';
    last = await api.call(address, { redirect: 'follow' });
    expectThat(last.status === 200 && last.json !== undefined, last.call, `200 with ${from}`, last);
    return last.json;
  };
  const list = await readPages(await ask(path), api.address(path), ask);
  expectThat(Array.isArray(list), last!.call, '200 with a list in JSON, bare or in pages', last!);
  const { next } = Object(last!.json) as { next?: unknown };
  const isRead = next === undefined || next === null || next === '';
  const expected = 'null in `next`, or the address of a page that was not read yet, and at most 20 pages';
  expectThat(isRead, last!.call, expected, JSON.stringify(next));
  return list as readonly unknown[];
}

/** The same for a rule that is about something else: a list that cannot be read breaks one of its own. */
export async function itemsOf<Item>(api: Api, path: ListPath): Promise<readonly Partial<Item>[]> {
  const items = await readList(api, path).catch((error: Error) => {
    throw new Unknown(error.message);
  });
  if (items.length === 0) throw new Unknown(`GET ${api.address(path)}: the list is empty`);
  return items.map((item) => Object(item) as Partial<Item>);
}

/** The lists, as they are in the document. */
export const listRules: readonly Rule[] = [
  ...Object.entries(losses).map(([path, loss]) => ({
    name: `GET ${path} is a list`,
    loss,
    async check(api: Api) {
      const fault = answerFault(`/${path}`, 'get', 200, await readList(api, path as ListPath));
      expectThat(fault === null, `GET ${api.address(path)}`, 'the shape of openapi.yaml', String(fault));
    },
  })),
  {
    name: 'every id stands once',
    loss: 'an opening or a job type: of two with one id it shows one',
    async check(api) {
      for (const path of ['job-types', 'job-titles/'] as const) {
        const ids = (await itemsOf<{ id: unknown }>(api, path)).map(({ id }) => String(id));
        const twice = ids.find((id, place) => ids.indexOf(id) !== place);
        expectThat(twice === undefined, `GET ${api.address(path)}`, 'every id once', `${twice} twice`);
      }
    },
  },
  {
    name: 'the pictures of advertisements can be had',
    loss: 'the advertisement: an empty frame stands in its place',
    async check(api) {
      const ads = await itemsOf<{ picture: unknown }>(api, 'advertisements/');
      const { origin, pathname } = new URL(api.root);
      for (const { picture } of ads) {
        if (typeof picture !== 'string' || picture === '') continue;
        const { call, status, headers } = await api.askOnce(picture, { redirect: 'follow' });
        const address = new URL(api.address(picture));
        // The host of a site on the API's origin passes on nothing else.
        const isPassedOn =
          api.origin !== undefined || address.origin !== origin || address.pathname.startsWith(pathname);
        expectThat(isPassedOn, call, `an address that begins with ${api.root}`, picture);
        const type = headers.get('Content-Type') ?? 'no type';
        const isPicture = status === 200 && type.startsWith('image/');
        expectThat(isPicture, call, '200 with a picture', `${status} with ${type}`);
      }
    },
  },
];
