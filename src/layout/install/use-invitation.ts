import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { InstallGuideName } from '../../content/install.ts';
import { readInstallMemory, updateInstallMemory } from './install-memory.ts';
import { installState, onInstallStateChange } from './install-prompt.ts';
import { showsInterest } from './interest.ts';

/** Kinds of browsers that do not offer to install, but where two taps do it: there the invitation leads to the guide. */
const worthExplaining = new Set<InstallGuideName>(['ios', 'firefox-android']);

/** Whether something is in the way: the disclaimer, a dialog, an open menu, a form that is being filled in. */
function isBusy(): boolean {
  return (
    document.documentElement.dataset['gate'] === 'open' ||
    document.querySelector('dialog[open], [aria-modal="true"], header details[open]') !== null ||
    document.activeElement?.matches('input, select, textarea') === true
  );
}

/** The site runs in a window of its own, or was installed from this browser: there is nothing left to offer. */
function noteInstalled(): void {
  document.documentElement.dataset['installed'] = 'true';
}

/**
 * When the invitation is due: the visitor has shown interest (a second page or a second visit), the browser can
 * install or a guide can show how, nobody has answered yet and nothing is in the way. Every new page and the end of
 * the disclaimer is another occasion.
 */
export function useInvitation(guide: InstallGuideName) {
  const router = useRouter();
  const [offer, setOffer] = useState<'prompt' | 'guide'>();

  useEffect(() => {
    if (!matchMedia('(display-mode: browser)').matches) {
      noteInstalled();
      return undefined;
    }
    const earlier = readInstallMemory();
    let isInterested = showsInterest(earlier, location.pathname, Date.now());
    updateInstallMemory({ lastPath: location.pathname, lastStart: Date.now() });
    if (earlier.answer === 'installed') noteInstalled();

    const consider = () => {
      const state = installState();
      if (state === 'declined') decline();
      if (state === 'offered' && readInstallMemory().answer === 'installed') {
        // The browser offers it again: it has been removed in the meantime.
        delete document.documentElement.dataset['installed'];
        updateInstallMemory({ answer: 'declined' });
      }
      if (readInstallMemory().answer !== undefined) return;
      const way = state === 'offered' ? 'prompt' : worthExplaining.has(guide) ? 'guide' : undefined;
      if (way && isInterested && !isBusy()) setOffer(way);
    };
    const decline = () => {
      updateInstallMemory({ answer: 'declined' });
      setOffer(undefined);
    };
    const remember = () => {
      noteInstalled();
      updateInstallMemory({ answer: 'installed' });
      setOffer(undefined);
    };
    const gate = new MutationObserver(consider);
    gate.observe(document.documentElement, { attributeFilter: ['data-gate'] });
    const endings = [
      onInstallStateChange(consider),
      router.subscribe('onRendered', ({ pathChanged }) => {
        isInterested ||= pathChanged;
        consider();
      }),
      () => gate.disconnect(),
      () => removeEventListener('appinstalled', remember),
    ];
    addEventListener('appinstalled', remember);
    consider();
    return () => {
      for (const end of endings) end();
    };
  }, [guide, router]);

  return {
    isDue: offer !== undefined,
    /** Whether the browser asks by itself, or a guide has to show how. */
    isPrompt: offer === 'prompt',
    /** The visitor has answered: it does not come again. */
    onAnswer: () => {
      updateInstallMemory({ answer: 'declined' });
      setOffer(undefined);
    },
  } as const;
}
