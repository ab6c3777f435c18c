/** What a page asks of the worker about the stored files. The worker answers through the message's port. */
export type WorkerMessage =
  /** Fetch what is missing of this version. Answer: whether all of it is there. */
  | { readonly type: 'save-all' }
  /** Store the page at this path with all that it needs. Answer: whether it is there. */
  | { readonly type: 'save-page'; readonly path: string }
  /** Answer: compressed bytes of this version that are not on the device, 0 when it is there whole. */
  | { readonly type: 'measure-missing' }
  /** Remove the pictures of news and advertisements, and what is noted about them. Answer: whether that was done. */
  | { readonly type: 'clear-pictures' };

/** Reads something that came as a message; undefined for everything else. */
export function readWorkerMessage(data: unknown): WorkerMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
  const { type } = data;
  if (type === 'save-all' || type === 'measure-missing' || type === 'clear-pictures') return { type };
  if (type !== 'save-page' || !('path' in data) || typeof data.path !== 'string') return undefined;
  return { type, path: data.path };
}

/** From a worker that has become active to every page. */
export const handedOverMessage = { type: 'handed-over' } as const;
