let isAsked = false;

/**
 * Asks the browser not to clear what the site keeps when the device runs short of room. Some browsers put this
 * question to the visitor: so it is asked only once there is something worth keeping, and once a visit.
 */
export async function askToKeep(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // An old browser, or a page that is not served over https.
  }
}

/** Asks when the site is installed, now or during this visit. */
export function askToKeepOnceInstalled(): void {
  if (matchMedia('(display-mode: standalone)').matches) void askToKeep();
  else addEventListener('appinstalled', () => void askToKeep(), { once: true });
}
