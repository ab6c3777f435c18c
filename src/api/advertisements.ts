import * as v from 'valibot';
import { webAddress } from '../lib/api-address.ts';
import { listQuery, text, uniqueBy } from './list.ts';

/** An address of another site: as the server wrote it when it has a scheme, else with https. */
function linkAddress(address: string): string {
  const isHost = /^[a-z0-9-]+(\.[a-z0-9-]+)+(\/|$)/i.test(address);
  return webAddress(isHost ? `https://${address}` : address);
}

const address = v.pipe(v.string(), v.regex(/^https?:/));

const knownSchema = v.variant('kind', [
  v.object({ kind: v.literal('url'), url: address, alt: v.string() }),
  v.object({ kind: v.literal('picture'), picture: address, alt: v.string() }),
]);

/** A picture, or the address of a video or of another site. `alt` may be ''. Addresses are absolute, http(s). */
export type Advertisement = v.InferOutput<typeof knownSchema>;

/** What the device keeps. */
export const storedAdvertisementsSchema = v.array(knownSchema);

const advertisementSchema = v.pipe(
  v.object({ type: text, picture: text, alt: text, url: text }),
  v.transform(({ type, picture, alt, url }) =>
    type.toLowerCase() === 'url'
      ? ({ kind: 'url', url: linkAddress(url), alt } as const)
      : ({ kind: type.toLowerCase(), picture: webAddress(picture), alt } as const),
  ),
  knownSchema,
);

/** Tells one advertisement from another. */
export function keyOf(item: Advertisement): string {
  return `${item.kind} ${item.kind === 'url' ? item.url : item.picture} ${item.alt}`;
}

export const advertisementsQuery = listQuery(
  'advertisements',
  'advertisements/',
  advertisementSchema,
  uniqueBy(keyOf),
);
