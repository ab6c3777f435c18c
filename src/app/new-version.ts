import { settleBeforeReload } from '../device/before-reload.ts';

/** Called when a new version of the site waits; `take` activates it and reloads every open page. */
type OfferUpdate = (take: () => void) => void;

const offers = new Set<OfferUpdate>();
let waiting: (() => void) | undefined;

/** Tells `offer` when a new version waits, now or later. Returns the end of the subscription. */
export function onUpdateWaiting(offer: OfferUpdate): () => void {
  offers.add(offer);
  if (waiting) offer(waiting);
  return () => offers.delete(offer);
}

/** Has the visitor asked; `take` is what happens when the answer is yes. */
export function offerNewVersion(take: () => void): void {
  waiting = take;
  for (const offer of offers) offer(take);
}

/** Whether a new version of the site is here that the visitor has not taken yet. */
export function isNewVersionWaiting(): boolean {
  return waiting !== undefined;
}

let reloading = false;

/** Reloads the page, once for all calls; what is written in a form at this moment is kept as its draft. */
export function reloadPage(): void {
  if (reloading) return;
  reloading = true;
  void settleBeforeReload().then(() => location.reload());
}
