import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core';
import { getFile, isKeptFile } from './kept-files.ts';

/**
 * Whether a file of the site (chunk, style, font, drawing) is one that the worker keeps. It may be opened by itself, too:
 * the browser asks for a card of the address book as for a page.
 */
export function isPrecached({ url, sameOrigin }: RouteMatchCallbackOptions): boolean {
  return sameOrigin && isKeptFile(url.href);
}

/** The file from the device; from the network if it is not there, and then it is kept. */
export function respondFromPrecache({ url }: RouteHandlerCallbackOptions): Promise<Response> {
  return getFile(url.href);
}
