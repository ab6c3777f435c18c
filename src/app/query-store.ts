import { createQueryCache } from '../api/query-cache.ts';
import { createQueryClient } from '../api/query-client.ts';

/** What the server has said in this visit, and its copy on the device: one of each for all pages. */
export const queryClient = createQueryClient();
export const queryCache = createQueryCache(queryClient);
