/** Names under which things are kept on the device: one list, so that none is taken twice. */
export const storageNames = {
  // In localStorage: 'true' once the disclaimer was accepted, and when, milliseconds since 1970.
  disclaimerAccepted: 'disclaimer-accepted',
  disclaimerAcceptedAt: 'disclaimer-accepted-at',
  /** The answer to the invitation to install the site, and when it was last started. */
  install: 'install',
  /** The language that was chosen last; empty where one was offered and none was chosen yet. */
  language: 'language',
  /** Drafts of pages that were left before they were written; the next page moves them. */
  leftDrafts: 'left-drafts',
  // In sessionStorage: what stands in the newsletter form, and the page and missing part for which it was loaded again.
  newsletterAddress: 'newsletter-address',
  reloadedFor: 'reloaded-for',
  // In IndexedDB: the lists that the server has sent, what waits to be sent, and half-filled forms.
  queryCacheDatabase: 'query-cache',
  outboxDatabase: 'outbox',
  draftsDatabase: 'drafts',
  // In Cache Storage: what the first version kept for static routes (a hash follows the name; it is removed), and pictures
  // that came with advertisements, with news, and from hosts that do not let them be read.
  oldWholePages: 'whole-pages',
  advertisementPictures: 'advertisement-pictures',
  newsPictures: 'news-pictures',
  opaquePictures: 'opaque-pictures',
  /** Web Lock: whoever holds it may send what waits. */
  outboxLock: 'outbox',
  /** BroadcastChannel: news of the outbox for every tab and the worker. */
  outboxChannel: 'outbox',
  // Tags of Background Sync and Periodic Background Sync.
  outboxSync: 'outbox',
  listsSync: 'lists',
} as const;
