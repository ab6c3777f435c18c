/** A page that was asked for without a connection and is not on the device. */
export const offlinePageText = {
  title: 'This page is not saved yet',
  text: 'You are offline. The practice areas, services and team pages are all on this device.',
  /** Where only what was visited is on the device: where data is saved, or what was kept has been removed. */
  textInPart:
    'You are offline, and this page is not on your device. The pages that you have opened before are.',
  tryAgain: 'Try again',
} as const;
