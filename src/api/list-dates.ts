import { createListeners } from '../lib/listeners.ts';

/** When each list that the pages show was last loaded: milliseconds since 1970, by the name of the list. */
export type ListDates = Readonly<Partial<Record<string, number>>>;

let dates: ListDates = {};
const changes = createListeners();

/** Tells everybody who asks here how old a list is. Kept apart from the lists, so that asking loads none of them. */
export function noteListDate(list: string, updatedAt: number): void {
  if (dates[list] === updatedAt) return;
  dates = { ...dates, [list]: updatedAt };
  changes.tell();
}

export function listDates(): ListDates {
  return dates;
}

/** @returns the end of the subscription */
export const onListDates = changes.add;
