import * as v from 'valibot';
import { checksumOf } from '../lib/checksum.ts';
import { listQuery, text } from './list.ts';

/** Latin letters of a title that the id keeps: enough to recognise it in an address. */
const readableLength = 60;

/**
 * The id of a news item in addresses (`/news#…`): Latin words of its title and a hash of title and date. Other scripts
 * would be percent-encoded at nine characters a letter, so they keep the hash alone.
 */
export function newsId(title: string, date: string): string {
  const words = title
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F'\u2019]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, readableLength)
    .replaceAll(/^-+|-+$/g, '');
  const units = `${title}\n${date}`.split('').map((unit) => unit.charCodeAt(0));
  return `${words || 'news'}-${checksumOf(units).toString(36)}`;
}

/** A news item as the server sends it, and what the site makes of it. It needs a title or a text to be shown. */
const newsItemSchema = v.pipe(
  v.object({ title: text, name: text, date_posted: text, description: text }),
  v.check(({ title, description }) => title !== '' || description !== '', 'neither title nor description'),
  v.transform(({ title, name, date_posted, description }) => ({
    id: newsId(title, date_posted),
    title,
    author: name,
    /** As the server wrote it. */
    datePosted: date_posted,
    /** Markup, not to be trusted. */
    description,
  })),
);

export type NewsItem = v.InferOutput<typeof newsItemSchema>;

/** What the device keeps. */
export const storedNewsSchema = v.array(
  v.object(v.entriesFromList(['id', 'title', 'author', 'datePosted', 'description'], v.string())),
);

/** Items with the same title and date get a number behind their id, in the order of the list. */
function withUniqueIds(items: readonly NewsItem[]): NewsItem[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const count = (seen.get(item.id) ?? 0) + 1;
    seen.set(item.id, count);
    return count === 1 ? item : { ...item, id: `${item.id}-${count}` };
  });
}

export const newsQuery = listQuery('news', 'news-and-events', newsItemSchema, withUniqueIds);
