/** What a page asks of the worker about the files that it keeps. The worker answers through the message's port. */
export type StoredFilesMessage =
  /** Fetch what is missing of the pages of this version. */
  | { readonly type: 'save-pages' }
  /** Remove the pictures of news and advertisements, and what is noted about them. */
  | { readonly type: 'clear-pictures' };

/** Whether something that came as a message is one of these. */
export function isStoredFilesMessage(data: unknown): data is StoredFilesMessage {
  const type: unknown = typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined;
  return type === 'save-pages' || type === 'clear-pictures';
}
