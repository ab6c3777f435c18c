import { isGiveWayMessage } from '../src/device/worker-messages.ts';

/** After somebody has scrolled, pointed or typed the installation waits for so long, in milliseconds. */
const pause = 1500;

/** So long it still waits altogether, in milliseconds: who leaves after some minutes should have the site on the device. */
let patienceLeft = 15_000;

let pausedUntil = 0;
let waiting: Promise<void> | undefined;

/** Notes that somebody uses a page while this worker is installed. */
export function onGiveWay({ data }: { readonly data: unknown }): void {
  if (isGiveWayMessage(data)) pausedUntil = performance.now() + pause;
}

async function wait(): Promise<void> {
  for (;;) {
    const milliseconds = Math.min(pausedUntil - performance.now(), patienceLeft);
    if (milliseconds <= 0) return;
    patienceLeft -= milliseconds;
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
  }
}

/** Resolves when nobody uses a page, or this worker has been patient for long enough. */
export function onceUnused(): Promise<void> {
  waiting ??= wait().finally(() => {
    waiting = undefined;
  });
  return waiting;
}
