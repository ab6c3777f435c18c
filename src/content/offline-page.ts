import type { Picture } from './types.ts';

export const offlinePicture: Picture = {
  image: 'hero-offline',
  imageAlt: 'A covered boat with a lamp, moored at night under a crescent moon',
};

/** A page that was asked for without a connection and is not on the device. */
export const offlinePageText = {
  title: 'This page is not saved yet',
  text: 'You are offline. The practice areas, services and team pages are all on this device.',
  practiceAreas: 'Practice areas',
  tryAgain: 'Try again',
} as const;
