import { activeRegistration, workerRegistration } from './service-worker.ts';

/** The Background Sync API (https://wicg.github.io/background-sync/spec/), which TypeScript does not know. */
interface WithSync {
  readonly sync?: { register(tag: string): Promise<void> };
}

/**
 * Asks the browser for a sync event once there is a network, also with the site closed.
 * @returns whether it will come; false without the API or before the worker is active
 * @throws when the visitor has forbidden it
 */
export async function registerSync(tag: string): Promise<boolean> {
  const registration = await workerRegistration();
  const { sync } = (registration ?? {}) as WithSync;
  if (!registration?.active || !sync) return false;
  await sync.register(tag);
  return true;
}

/** Periodic Background Sync (https://wicg.github.io/periodic-background-sync/), which TypeScript does not know. */
interface WithPeriodicSync {
  readonly periodicSync?: {
    register(tag: string, options: { readonly minInterval: number }): Promise<void>;
    unregister(tag: string): Promise<void>;
  };
}

async function periodicSync() {
  return ((await activeRegistration()) as WithPeriodicSync | undefined)?.periodicSync;
}

/**
 * Asks the browser for an event of the worker at most every `minInterval` milliseconds, also with the site closed.
 * @throws when the browser does not grant it
 */
export async function arrangePeriodicSync(tag: string, minInterval: number): Promise<void> {
  await (await periodicSync())?.register(tag, { minInterval });
}

/** Ends what {@link arrangePeriodicSync} has arranged, if anything. */
export async function endPeriodicSync(tag: string): Promise<void> {
  await (await periodicSync())?.unregister(tag);
}
