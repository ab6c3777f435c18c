import type { TextStore } from '../content/texts.ts';
import { removeOldDrafts } from '../forms/drafts.ts';
import { waitingListNeeded } from '../forms/waiting-list.ts';
import { isNetworkClass } from '../outbox/answer.ts';
import { arrangeBackgroundDelivery } from '../outbox/background-delivery.ts';
import { longestPause, pauseAfter } from '../outbox/backoff.ts';
import { outbox } from '../outbox/outbox.ts';
import { isOnItsWay, isPending, type SubmissionKind } from '../outbox/record.ts';
import { nextDueAt } from '../outbox/transitions.ts';
import { showToast } from '../ui/toast.tsx';
import { askToKeep } from './installed-site.ts';
import { tellWorker } from '../device/worker-client.ts';

/*
 * When a page sends what waits: at its start, when the network seems to be back, when it is looked at again, and by a
 * timer. `navigator.onLine` is a hint that starts an attempt, never a reason not to make one.
 */

let timer: ReturnType<typeof setTimeout> | undefined;
let fruitless = 0;
let underWay = 0;
let waiting: readonly string[] = [];

/** Starts the delivery of this page. Call it once. */
export function startOutboxDelivery(text: TextStore): void {
  addEventListener('online', () => void attempt(() => outbox().sendNow()));
  addEventListener('pageshow', (event) => event.persisted && drain());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && drain());
  document.addEventListener('freeze', () => outbox().release());
  addEventListener('pagehide', () => waiting.length > 0 && tellWorker({ type: 'outbox-send-waiting' }));
  outbox().subscribe((message) => {
    if (message.type === 'outbox-sent' && !message.attended) void announce(text, message.kind);
    void refreshState();
  });
  drain();
}

const drain = () => void attempt(() => outbox().drain());

/** Sends if there is something to send, and plans the next time. */
async function attempt(send: () => Promise<void>): Promise<void> {
  await refreshState();
  if (waiting.length === 0) return;
  underWay += 1;
  try {
    await send();
  } finally {
    underWay -= 1;
  }
  await refreshState(true);
}

/** How long until it is looked again when the device did not answer, in milliseconds. */
const silentPause = 15_000;

/**
 * Reads what waits: the next attempt, the browser's sync event and the app's badge follow from it.
 * @param wasTried whether an attempt has just ended
 */
async function refreshState(wasTried = false): Promise<void> {
  const records = await outbox()
    .list()
    .catch(() => undefined);
  if (!records) {
    // The device does not answer: what waits there must not be forgotten.
    clearTimeout(timer);
    timer = setTimeout(drain, silentPause);
    return;
  }
  void removeOldDrafts(records);
  const before = waiting;
  waiting = records.filter(isOnItsWay).map(({ id }) => id);
  const pending = records.filter(isPending).length;
  showBadge(pending);
  if (pending > 0) waitingListNeeded.set(true);
  if (waiting.length > 0) void askToKeep();
  // Also after an attempt without a network: the browser gives its event up after a few.
  const isNew = waiting.some((id) => !before.includes(id));
  const isCut = records.some(
    (row) => isOnItsWay(row) && row.lastError && isNetworkClass(row.lastError.class),
  );
  if (isNew || (wasTried && isCut)) void arrangeBackgroundDelivery();
  const due = nextDueAt(records);
  // Still something due after an attempt: the network is gone.
  if (wasTried) fruitless = due !== undefined && due <= Date.now() ? fruitless + 1 : 0;
  clearTimeout(timer);
  // An attempt under way plans the next one itself: only then is it known whether what is due can go at all.
  if (underWay > 0 || waiting.length === 0 || due === undefined) return;
  const pause = fruitless > 0 ? Math.max(1000, pauseAfter(fruitless, Math.random())) : 0;
  timer = setTimeout(drain, Math.min(longestPause, Math.max(pause, due - Date.now())));
}

/** The count on the icon of the installed app, where there is one. */
function showBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  shown.catch(() => undefined);
}

/** Tells that something which waited has gone; several of a kind at once are one toast. */
async function announce(text: TextStore, kind: SubmissionKind): Promise<void> {
  if (document.visibilityState !== 'visible') return;
  try {
    const { outboxText } = await text.load('outbox');
    await showToast({ id: `outbox-${kind}`, message: outboxText.gone[kind], icon: 'check' });
  } catch {
    // It has gone all the same.
  }
}
