import { createState } from '../lib/listeners.ts';

/** When each list that the pages show was last loaded: milliseconds since 1970, by the name of the list. */
export type ListDates = Readonly<Partial<Record<string, number>>>;

/** How old the lists are. Kept apart from them, so that asking loads none of them. */
export const listDates = createState<ListDates>({});
