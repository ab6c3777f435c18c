import { firm } from '../content/en/firm.ts';
import { socialCardAddress } from '../lib/links.ts';
import { drawings } from '../content/drawings.ts';
import { sitePages } from './site-pages.ts';

export type SocialCard = (typeof socialCards)[number];

/** What the build needs to draw the pictures that other places show beside a link to a page. */
export const socialCards = sitePages.map((page) => ({
  /** From the root of the site, without a slash at its start. */
  fileName: socialCardAddress(page.path).slice(1),
  /** Name of the drawing in public/art. */
  art: page.art,
  background: drawings[page.art][2] ?? 'ink9',
  text: {
    title: page.path === '/' ? firm.tagline : page.title,
    firmName: firm.name,
    descriptor: firm.descriptor,
  },
}));
