import { within } from '../lib/within.ts';
import type { WorkerMessage } from './worker-messages.ts';

/** The page's line to its service worker: the only module that knows `navigator.serviceWorker`. */
export const workers: ServiceWorkerContainer | undefined =
  import.meta.env.PROD && !import.meta.env.SSR && 'serviceWorker' in navigator
    ? navigator.serviceWorker
    : undefined;

/** The worker's registration once one is active; undefined where storage is blocked for the site: there Firefox rejects. */
const workerReady = workers?.ready.catch(() => undefined);

/** The worker's registration as it is now; undefined where there is none. */
export async function workerRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  return workers?.getRegistration().catch(() => undefined);
}

let settle: () => void = () => undefined;

/** Resolves when the installation of the worker is done, or there is none to wait for: what can wait comes after it. */
export const workerSettled = new Promise<void>((resolve) => {
  if (workers) settle = resolve;
  else resolve();
});
void workerReady?.then(settle);

/** To be called by whoever registers the worker, if it fails or takes long. */
export const workerIsSettled = () => settle();

export function tellWorker(message: WorkerMessage): void {
  workers?.controller?.postMessage(message);
}

/** Sends a message to the worker once one is active, also if it does not control this page. */
export async function tellActiveWorker(message: WorkerMessage): Promise<void> {
  (await workerReady)?.active?.postMessage(message);
}

/** Asks the worker of this page; undefined where there is no worker, or none that answers in time. */
export async function askWorker(message: WorkerMessage, timeoutMs: number): Promise<unknown> {
  const worker = workers?.controller;
  if (!worker) return undefined;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<unknown>((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data));
  });
  port1.start();
  worker.postMessage(message, [port2]);
  return within(answer, timeoutMs)
    .catch(() => undefined)
    .finally(() => port1.close());
}

/** Background Sync and Periodic Background Sync (https://wicg.github.io/), which TypeScript does not know. */
interface WithSync {
  readonly sync?: { register(tag: string): Promise<void> };
  readonly periodicSync?: {
    register(tag: string, options: { readonly minInterval: number }): Promise<void>;
    unregister(tag: string): Promise<void>;
  };
}

/**
 * Asks the browser for a sync event once there is a network, also with the site closed.
 * @returns whether it will come; false without the API or before the worker is active
 * @throws when the visitor has forbidden it
 */
export async function registerSync(tag: string): Promise<boolean> {
  const registration = (await workerRegistration()) as (ServiceWorkerRegistration & WithSync) | undefined;
  if (!registration?.active || !registration.sync) return false;
  await registration.sync.register(tag);
  return true;
}

/**
 * Asks the browser for an event of the worker at most every `minInterval` milliseconds, also with the site closed; null
 * ends that.
 * @throws when the browser does not grant it
 */
export async function setPeriodicSync(tag: string, minInterval: number | null): Promise<void> {
  const { periodicSync } = ((await workerReady) ?? {}) as WithSync;
  if (minInterval === null) await periodicSync?.unregister(tag);
  else await periodicSync?.register(tag, { minInterval });
}
