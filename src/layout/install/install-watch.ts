import { readInstallMemory, updateInstallMemory } from './install-memory.ts';
import { installState, onInstallStateChange } from './install-prompt.ts';
import { showsInterest } from './interest.ts';

/** The site runs in a window of its own, or was installed from this browser: there is nothing left to offer. */
function noteInstalled(): void {
  document.documentElement.dataset['installed'] = 'true';
}

export function isInBrowserWindow(): boolean {
  return matchMedia('(display-mode: browser)').matches;
}

/** Notes this start of the site. @returns whether it shows interest: a second page, or a second visit */
export function noteStart(): boolean {
  const isInterested = showsInterest(readInstallMemory(), location.pathname, Date.now());
  updateInstallMemory({ lastPath: location.pathname, lastStart: Date.now() });
  return isInterested;
}

/** The browser offers to install, or was declined. */
function followState(): void {
  const state = installState();
  const isInstalled = readInstallMemory().answer === 'installed';
  // Offered again: it has been removed in the meantime.
  if (state === 'offered' && isInstalled) delete document.documentElement.dataset['installed'];
  if (state === 'declined' || (state === 'offered' && isInstalled))
    updateInstallMemory({ answer: 'declined' });
}

function rememberInstalled(): void {
  noteInstalled();
  updateInstallMemory({ answer: 'installed' });
}

/** Remembers whether the site is installed, or was declined. @returns the end of it */
export function watchInstalling(): () => void {
  if (!isInBrowserWindow()) {
    noteInstalled();
    return () => undefined;
  }
  if (readInstallMemory().answer === 'installed') noteInstalled();
  const stop = onInstallStateChange(followState);
  addEventListener('appinstalled', rememberInstalled);
  followState();
  return () => {
    stop();
    removeEventListener('appinstalled', rememberInstalled);
  };
}
