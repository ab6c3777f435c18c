/** When each list that the pages show was last loaded: milliseconds since 1970, by the name of the list. */
export type ListDates = Readonly<Partial<Record<string, number>>>;

let dates: ListDates = {};
const listeners = new Set<() => void>();

/** Tells everybody who asks here how old a list is. Kept apart from the lists, so that asking loads none of them. */
export function noteListDate(list: string, updatedAt: number): void {
  if (dates[list] === updatedAt) return;
  dates = { ...dates, [list]: updatedAt };
  for (const listener of listeners) listener();
}

export function listDates(): ListDates {
  return dates;
}

/** @returns the end of the subscription */
export function onListDates(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
