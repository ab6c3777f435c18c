import { earlyInstallPrompt } from '../../device/install-prompt.ts';

/**
 * What Chromium sends when the site may be installed: it can be kept, and asked once from a press of a button
 * (https://wicg.github.io/manifest-incubations/#beforeinstallpromptevent-interface). TypeScript does not know it.
 */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** `offered`: the browser itself will ask when {@link install} is called; `declined`: it has asked in vain. */
type InstallState = 'unknown' | 'offered' | 'declined';

let state: InstallState = 'unknown';
let prompt: InstallPromptEvent | undefined;
const stateListeners = new Set<() => void>();
const guideListeners = new Set<() => void>();

function setState(next: InstallState): void {
  state = next;
  for (const listener of stateListeners) listener();
}

function keep(event: Event): void {
  event.preventDefault();
  prompt = event as InstallPromptEvent;
  setState('offered');
}

/** Keeps the browser's own prompt for the moment at which the visitor asks for it. Call it once, early. */
export function keepInstallPrompt(): void {
  const early = (window as { readonly [earlyInstallPrompt]?: Event })[earlyInstallPrompt];
  if (early) keep(early);
  addEventListener('beforeinstallprompt', keep);
}

export function installState(): InstallState {
  return state;
}

/** @returns the end of the subscription to {@link installState} */
export function onInstallStateChange(listener: () => void): () => void {
  stateListeners.add(listener);
  return () => stateListeners.delete(listener);
}

/** Installs the site: the browser asks where it can, otherwise a guide shows how. To be called by a press of a button. */
export function install(): void {
  const kept = prompt;
  // It answers only once.
  prompt = undefined;
  if (!kept) {
    for (const listener of guideListeners) listener();
    return;
  }
  kept.prompt().then(
    ({ outcome }) => setState(outcome === 'dismissed' ? 'declined' : 'unknown'),
    () => setState('unknown'),
  );
}

/** @returns the end of the subscription to the wish for a guide */
export function onInstallGuideWanted(listener: () => void): () => void {
  guideListeners.add(listener);
  return () => guideListeners.delete(listener);
}
