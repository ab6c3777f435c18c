/** Names under which things are kept on the device: one list, so that none is taken twice. */
export const storageNames = {
  /** localStorage: 'true' once the disclaimer was accepted. */
  disclaimerAccepted: 'disclaimer-accepted',
  /** localStorage: when it was accepted, milliseconds since 1970. */
  disclaimerAcceptedAt: 'disclaimer-accepted-at',
} as const;
