/** What a page asks of the worker about the files that it keeps. The worker answers through the message's port. */
export type StoredFilesMessage =
  /** Fetch what is missing of this version. Answer: whether all of it is there. */
  | { readonly type: 'save-pages' }
  /** Keep the pages and files at these addresses, if they are of this version. Answer: whether they are there. */
  | { readonly type: 'keep-visited'; readonly addresses: readonly string[] }
  /** Answer: compressed bytes of this version that are not on the device, 0 when it is there whole. */
  | { readonly type: 'measure-missing' }
  /** Remove the pictures of news and advertisements, and what is noted about them. Answer: whether that was done. */
  | { readonly type: 'clear-pictures' };

/** Reads something that came as a message; undefined for everything else. */
export function readStoredFilesMessage(data: unknown): StoredFilesMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
  const { type } = data;
  if (type === 'save-pages' || type === 'measure-missing' || type === 'clear-pictures') return { type };
  if (type !== 'keep-visited' || !('addresses' in data) || !Array.isArray(data.addresses)) return undefined;
  const addresses: unknown[] = data.addresses;
  return { type, addresses: addresses.filter((address) => typeof address === 'string') };
}

/** Tells a worker that is being installed that somebody uses a page (sw/give-way.ts). It does not answer. */
export const giveWayMessage = { type: 'give-way' } as const;

/** Whether something that came as a message is that one. */
export function isGiveWayMessage(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === giveWayMessage.type;
}
