import type { ListDates } from '../../api/list-dates.ts';
import { connectionText } from '../../content/en/connection.ts';
import { listText } from '../../content/en/list-text.ts';
import { dateInDhaka, formatDate } from '../../lib/dates.ts';
import { fill } from '../../lib/text.ts';

/** The list that a page shows, by its path. */
const listOf: Readonly<Partial<Record<string, keyof typeof connectionText.listFrom>>> = {
  '/news': 'news',
  '/career': 'jobs',
  '/advertisement': 'advertisements',
};

/** What being without a connection means on the page at `path`. */
export function meaningOf(path: string, dates: ListDates): string {
  const list = listOf[path];
  if (list) {
    const date = dates[list];
    if (date === undefined) return connectionText.listMissing[list];
    return fill(connectionText.listFrom[list], { date: formatDate(dateInDhaka(date), listText.months) });
  }
  if (path === '/contact') return connectionText.contact;
  return path.startsWith('/apply/') ? connectionText.application : connectionText.pages;
}
