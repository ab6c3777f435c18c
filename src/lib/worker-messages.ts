/** What a page asks the worker about the files that are kept on the device. */
export type WorkerRequest =
  /** Keep these addresses, if they are the site's: the page that was loaded before the worker was there. */
  | { readonly type: 'keep'; readonly addresses: readonly string[] }
  /** Keep the whole site. The answer comes when it is done. */
  | { readonly type: 'keep-all' }
  /** How much is missing. */
  | { readonly type: 'what-is-missing' };

/** Compressed bytes of the site that are not on the device; 0 when all of it is kept. */
export interface MissingAnswer {
  readonly missingBytes: number;
}

/** Reads a message that came to the worker; undefined for everything else. */
export function readWorkerRequest(message: unknown): WorkerRequest | undefined {
  if (typeof message !== 'object' || message === null || !('type' in message)) return undefined;
  if (message.type === 'keep-all' || message.type === 'what-is-missing') return { type: message.type };
  if (message.type !== 'keep' || !('addresses' in message) || !Array.isArray(message.addresses)) {
    return undefined;
  }
  const addresses = message.addresses.filter((address) => typeof address === 'string');
  return { type: 'keep', addresses };
}
