import { firm } from '../content/firm.ts';
import { socialCardAddress } from '../lib/links.ts';
import { drawings, type Wall } from '../ui/art/drawings.ts';
import { sitePages } from './site-pages.ts';

/** What the build needs to draw the picture that other places show beside a link to a page. */
export interface SocialCard {
  /** From the root of the site, without a slash at its start. */
  readonly fileName: string;
  /** Name of the drawing in public/art. */
  readonly art: string;
  readonly wall: Wall;
  /** `descriptor`: what the firm is. */
  readonly text: { readonly title: string; readonly firmName: string; readonly descriptor: string };
}

/** The pictures of all pages. */
export const socialCards: readonly SocialCard[] = sitePages.map((page) => ({
  fileName: socialCardAddress(page.path).slice(1),
  art: page.art,
  wall: drawings[page.art][2] ?? 'ink9',
  text: {
    title: page.path === '/' ? firm.tagline : page.title,
    firmName: firm.name,
    descriptor: firm.descriptor,
  },
}));
