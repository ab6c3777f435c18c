import { earlyInstallPrompt } from '../../device/install-prompt.ts';
import { createState } from '../../lib/listeners.ts';
import { readLocalObject, writeLocal } from '../../device/local-storage.ts';
import { storageNames } from '../../device/storage-names.ts';

/**
 * What Chromium sends when the site may be installed: it can be kept, and asked once from a press of a button
 * (https://wicg.github.io/manifest-incubations/#beforeinstallpromptevent-interface). TypeScript does not know it.
 */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** Whether the browser itself asks when {@link install} is called. */
export const installOffered = createState(false);
export const installGuideOpen = createState(false);

let prompt: InstallPromptEvent | undefined;

/** By it style sheets hide the entry of the menu. */
const markInstalled = (isInstalled: boolean) =>
  document.documentElement.toggleAttribute('data-installed', isInstalled);

function keep(event: Event): void {
  event.preventDefault();
  prompt = event as InstallPromptEvent;
  // Offered again: it has been removed in the meantime.
  if (readInstallMemory().answer === 'installed') {
    markInstalled(false);
    updateInstallMemory({ answer: 'declined' });
  }
  installOffered.set(true);
}

/** Whether the site runs in a tab and not in a window of its own. */
export const isInBrowserWindow = (): boolean => matchMedia('(display-mode: browser)').matches;

/** Keeps the browser's own prompt for the moment at which the visitor asks for it. Call it once, early. */
export function keepInstallPrompt(): void {
  markInstalled(!isInBrowserWindow() || readInstallMemory().answer === 'installed');
  const early = (window as { readonly [earlyInstallPrompt]?: Event })[earlyInstallPrompt];
  if (early) keep(early);
  addEventListener('beforeinstallprompt', keep);
  addEventListener('appinstalled', () => {
    markInstalled(true);
    updateInstallMemory({ answer: 'installed' });
    installOffered.set(false);
  });
}

/** Installs the site: the browser asks where it can, otherwise a guide shows how. To be called by a press of a button. */
export function install(): void {
  if (!prompt) return installGuideOpen.set(true);
  const kept = prompt;
  // It answers only once.
  prompt = undefined;
  void kept
    .prompt()
    .then(({ outcome }) => outcome === 'dismissed' && updateInstallMemory({ answer: 'declined' }))
    .catch(() => undefined)
    .finally(() => installOffered.set(false));
}

/** So that nobody is invited to install twice, or at the first glance. */
interface InstallMemory {
  readonly answer?: 'declined' | 'installed';
  /** Where the site was last started, and when: milliseconds since 1970. */
  readonly lastPath?: string;
  readonly lastStart?: number;
}

/** In milliseconds; a start of the site after so long is another visit. */
const halfAnHour = 30 * 60 * 1000;

export const readInstallMemory = (): InstallMemory => readLocalObject(storageNames.install);

export function updateInstallMemory(change: InstallMemory): void {
  writeLocal(storageNames.install, JSON.stringify({ ...readInstallMemory(), ...change }));
}

/** Notes this start of the site. @returns whether it shows interest: another page than the last time, or another visit */
export function noteStart(): boolean {
  const { lastPath = location.pathname, lastStart = Date.now() } = readInstallMemory();
  updateInstallMemory({ lastPath: location.pathname, lastStart: Date.now() });
  return lastPath !== location.pathname || Math.abs(Date.now() - lastStart) > halfAnHour;
}
