import type { ListPath } from '../../../src/lib/api-address.ts';
import type { Api } from '../api.ts';
import { expectThat, isTaken } from '../rule.ts';
import type { Rule } from '../rule.ts';
import { answerFault } from '../shapes.ts';

const losses: Readonly<Record<ListPath, string>> = {
  'news-and-events': 'the news: the page says that there are none, or leaves out what it cannot read',
  'job-types': 'the job types that an applicant chooses from',
  'job-titles/': 'the openings: nobody could apply for one',
  'advertisements/': 'the advertisements',
};

/** The items of a list that comes bare or in pages. */
export async function readList({ call }: Api, path: ListPath): Promise<readonly unknown[]> {
  const answer = await call(path, { redirect: 'follow' });
  const { json } = answer;
  const list = typeof json === 'object' && json !== null && 'results' in json ? json.results : json;
  const isWell = answer.status === 200 && Array.isArray(list);
  expectThat(isWell, `GET ${path}`, '200 with a list in JSON, bare or in pages', answer);
  return list as readonly unknown[];
}

/** The lists, as they are in the document. */
export const listRules: readonly Rule[] = [
  ...Object.entries(losses).map(([path, loss]) => ({
    name: `GET ${path} is a list`,
    loss,
    async check(api: Api) {
      const fault = answerFault(`/${path}`, 'get', 200, await readList(api, path as ListPath));
      expectThat(fault === null, `GET ${path}`, 'the shape of openapi.yaml', String(fault));
    },
  })),
  {
    name: 'the pictures of advertisements can be had',
    loss: 'the advertisement: an empty frame stands in its place',
    async check(api) {
      const ads = (await readList(api, 'advertisements/')) as { picture?: unknown }[];
      for (const picture of ads.flatMap((ad) => (typeof ad.picture === 'string' ? ad.picture : []))) {
        if (picture === '') continue;
        const answer = await api.call(picture, { redirect: 'follow' });
        const type = answer.headers.get('Content-Type') ?? 'no type';
        const isPicture = isTaken(answer) && type.startsWith('image/');
        expectThat(isPicture, `GET ${picture}`, '200 with a picture', `${answer.status} with ${type}`);
      }
    },
  },
];
