import { noteSiteKept } from '../device/site-kept.ts';
import { whenIdle } from '../device/when-idle.ts';
import { reloadPage } from './new-version.ts';

/**
 * Registers the worker once the page has loaded and has nothing better to do, so that its precache does not compete
 * with the first visit.
 */
export function registerServiceWorker(): void {
  void onceControlled().then(noteSiteKept);
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  goAlongWithNewVersions();
  const begin = () => {
    // Without the registration's own code the site works from the network; the next visit tries again.
    whenIdle(
      () => void import('./start-worker.ts').then((code) => code.startWorker()).catch(() => undefined),
    );
  };
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

/**
 * Another tab may have accepted a new version: this page goes along, for its chunks are gone from the precache. It
 * listens from the start, for nothing tells a page later that its worker has changed.
 */
function goAlongWithNewVersions(): void {
  let wasControlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (wasControlled) reloadPage();
    wasControlled = true;
  });
}

/** Whether a worker answers what this page asks for. */
export function isControlled(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}

/** Resolves once a worker answers what this page asks for; at once where there will be none. */
export async function onceControlled(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isControlled()) return;
  await new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  });
}

/** Sends the worker of this page a message, if there is one. */
export function tellWorker(message: unknown): void {
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage(message);
}

/** The worker's registration as it is now; undefined where there is none. */
export async function workerRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;
}

/**
 * The registration, once its worker is active, also if that does not control this page yet; undefined where there will
 * be none.
 */
export async function activeRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  return import.meta.env.PROD && 'serviceWorker' in navigator ? navigator.serviceWorker.ready : undefined;
}

/** Sends the worker a message, made then, once there is one that is active, also if it does not control this page yet. */
export async function tellWorkerOnceActive(makeMessage: () => unknown): Promise<void> {
  (await activeRegistration())?.active?.postMessage(makeMessage());
}

/**
 * Asks the worker of this page and waits for its answer; undefined where there is no worker, or none that answers.
 * @param patience in milliseconds
 */
export async function askWorker(message: unknown, patience: number): Promise<unknown> {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  if (!worker) return undefined;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), patience);
    port1.addEventListener('message', ({ data }) => {
      clearTimeout(timer);
      port1.close();
      resolve(data);
    });
    port1.start();
    worker.postMessage(message, [port2]);
  });
}
