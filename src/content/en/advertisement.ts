import type { PageHero } from '../types.ts';

export const advertisementHero = {
  title: 'Advertising',
  breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Advertising' }],
  text: 'Public notices, events and publications.',
  image: 'hero-notices',
  imageAlt: 'Pictures set into a dark wall: a sun over a river, and six small notices beside it',
} as const satisfies PageHero;

export const advertisementText = {
  loading: 'Loading...',
  empty: 'Currently, No advertisement available!',
  /** Below the notice that the list could not be loaded. */
  blocked: 'If your browser blocks advertisements, allow them on this site.',
  defaultAlt: 'Advertisement',
  videoTitle: 'Video advertisement',
  playVideo: 'Play the video',
  playVideoHint: 'Loads from YouTube when you tap',
  videoUnavailable: 'This video needs a connection.',
  copyVideo: {
    label: 'Copy its address',
    copied: 'Address copied',
    notCopied: 'Please select the address and copy it yourself.',
  },
  /** A link to a site whose contents are not shown here. */
  linkLabel: 'Open the link',
} as const;
