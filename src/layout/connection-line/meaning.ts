import type { ListDates } from '../../api/list-dates.ts';
import { dateInDhaka } from '../../lib/dates.ts';
import type { Formats } from '../../lib/formats.ts';
import { fill } from '../../lib/text.ts';
import type { Texts } from '../../content/texts.ts';

type ConnectionText = Texts['connection']['connectionText'];

/** The list that a page shows, by its path. */
const listOf: Readonly<Partial<Record<string, keyof ConnectionText['listFrom']>>> = {
  '/news': 'news',
  '/career': 'jobs',
  '/advertisement': 'advertisements',
};

/** What being without a connection means on the page at `path`. */
export function meaningOf(path: string, dates: ListDates, text: ConnectionText, formats: Formats): string {
  const list = listOf[path];
  if (list) {
    const date = dates[list];
    if (date === undefined) return text.listMissing[list];
    return fill(text.listFrom[list], { date: formats.date(dateInDhaka(date)) });
  }
  if (path === '/contact') return text.contact;
  return path.startsWith('/apply') ? text.application : text.pages;
}
