/** Names under which things are kept on the device: one list, so that none is taken twice. */
export const storageNames = {
  /** localStorage: 'true' once the disclaimer was accepted. */
  disclaimerAccepted: 'disclaimer-accepted',
  /** localStorage: when it was accepted, milliseconds since 1970. */
  disclaimerAcceptedAt: 'disclaimer-accepted-at',
  /** localStorage: the answer to the invitation to install the site, and when it was last started. */
  install: 'install',
  /** localStorage: the language that was chosen last; empty where one was offered and none was chosen yet. */
  language: 'language',
  /** localStorage: drafts of pages that were left before they were written; the next page moves them. */
  leftDrafts: 'left-drafts',
  /** sessionStorage: what stands in the newsletter form of this tab. */
  newsletterAddress: 'newsletter-address',
  /** sessionStorage: the page and the missing part for which it was last loaded again. */
  reloadedFor: 'reloaded-for',
  /** IndexedDB: the lists that the server has sent. */
  queryCacheDatabase: 'query-cache',
  /** IndexedDB: what waits to be sent. */
  outboxDatabase: 'outbox',
  /** IndexedDB: half-filled forms. */
  draftsDatabase: 'drafts',
  /** Cache Storage: what the first version kept for static routes; a hash follows the name. It is removed. */
  oldWholePages: 'whole-pages',
  /** Cache Storage: pictures that came with advertisements, with news, and from hosts that do not let them be read. */
  advertisementPictures: 'advertisement-pictures',
  newsPictures: 'news-pictures',
  opaquePictures: 'opaque-pictures',
  /** Web Lock: whoever holds it may send what waits. */
  outboxLock: 'outbox',
  /** BroadcastChannel: news of the outbox for every tab and the worker. */
  outboxChannel: 'outbox',
  /** Tag of the Background Sync event. */
  outboxSync: 'outbox',
  /** Tag of the Periodic Background Sync event. */
  listsSync: 'lists',
} as const;
