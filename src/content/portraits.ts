import { drawings, photographs } from 'virtual:portraits';
import { photographAddress, photographWidths, type PhotographFormat } from '../lib/photographs.ts';

/** The attributes of a picture; `avif` is the `srcset` of the source that comes before it. */
export interface PortraitSource {
  readonly src: string;
  readonly srcSet?: string;
  readonly avif?: string;
}

const defaultAvatar = '/art/avatar-default.svg';

/**
 * What to show of a member, best first; what fails to load gives way to the next. The device stores the small photograph
 * only, so it stands behind the large one.
 */
export function portraitSources(memberId: string, large: boolean): readonly PortraitSource[] {
  const avatar = { src: defaultAvatar };
  const drawing = drawings[memberId];
  const hash = photographs[memberId];
  if (hash === undefined) return drawing === undefined ? [avatar] : [{ src: drawing }, avatar];
  const address = (width: keyof typeof photographWidths, format: PhotographFormat) =>
    photographAddress(memberId, hash, width, format);
  const both = (format: PhotographFormat) =>
    `${address('small', format)} ${photographWidths.small}w, ${address('large', format)} ${photographWidths.large}w`;
  const small = { src: address('small', 'webp'), avif: address('small', 'avif') };
  return [...(large ? [{ ...small, srcSet: both('webp'), avif: both('avif') }] : []), small, avatar];
}

/** Address of a member's portrait at its largest, from the root of the site; undefined without one. */
export function portraitAddress(memberId: string): string | undefined {
  const hash = photographs[memberId];
  return hash === undefined ? drawings[memberId] : photographAddress(memberId, hash, 'large', 'webp');
}
