const openers = new Set<() => void>();

/** Asks the layout to show what waits to be sent. */
export function openWaitingList(): void {
  for (const open of openers) open();
}

/** @returns the end of the subscription */
export function onOpenWaitingList(open: () => void): () => void {
  openers.add(open);
  return () => openers.delete(open);
}
