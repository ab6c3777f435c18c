import type { ListName } from './calls.ts';
import type { PublishedContent } from './published-content.ts';
import type { Effect } from '../switches/switches.ts';

/** What a list becomes under the switches of a request: emptied, multiplied or replaced by the test's own body. */
export function applyListEffects(name: ListName, list: readonly unknown[], effects: Effect[]): unknown {
  let body: unknown = list;
  for (const effect of effects) {
    if (effect.kind === 'empty') body = [];
    if (effect.kind === 'many') body = multiplyList(name, list, effect.count);
    if (effect.kind === 'list') body = effect.body;
  }
  return body;
}

/**
 * So many items, the real ones in turn, each with an id or title of its own. News get older by an hour from one to
 * the next, so that each has another date.
 */
function multiplyList(name: ListName, list: readonly unknown[], count: number): unknown[] {
  if (list.length === 0) return [];
  return Array.from({ length: count }, (_, index) => numbered(name, list[index % list.length], index + 1));
}

function numbered(name: ListName, item: unknown, number: number): unknown {
  switch (name) {
    case 'job-types': {
      const type = item as PublishedContent['job-types'][number];
      return { id: number, name: `${type.name} ${number}` };
    }
    case 'job-titles': {
      const job = item as PublishedContent['job-titles'][number];
      return { ...job, id: number, title: `${job.title} ${number}` };
    }
    case 'news-and-events': {
      const news = item as PublishedContent['news-and-events'][number];
      const posted = new Date(Date.UTC(2026, 0, 1) - number * 60 * 60 * 1000);
      return { ...news, title: `${news.title} ${number}`, date_posted: posted.toISOString() };
    }
    case 'advertisements': {
      const ad = item as PublishedContent['advertisements'][number];
      return { ...ad, alt: ad.alt === null ? null : `${ad.alt} ${number}` };
    }
  }
}
