import type { PageHeroText } from '../types.ts';

/** This page opens without a drawing: its pictures are the advertisements. */
export const advertisementHero = {
  title: 'Advertising',
  breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Advertising' }],
  text: 'Public notices, events and publications.',
} as const satisfies PageHeroText;

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
