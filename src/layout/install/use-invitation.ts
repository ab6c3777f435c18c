import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { InstallGuideName } from '../../content/install.ts';
import { readInstallMemory, updateInstallMemory } from './install-memory.ts';
import { installState, onInstallStateChange } from './install-prompt.ts';
import { isInBrowserWindow } from './install-watch.ts';

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

/**
 * When the invitation is due: the visitor has shown interest (a second page or a second visit), the browser can
 * install or a guide can show how, nobody has answered yet and nothing is in the way. Every new page and the end of
 * the disclaimer is another occasion.
 */
export function useInvitation(guide: InstallGuideName, isInterested: boolean) {
  const router = useRouter();
  const [offer, setOffer] = useState<'prompt' | 'guide'>();

  useEffect(() => {
    if (!isInterested || !isInBrowserWindow()) return undefined;
    const consider = () => {
      if (readInstallMemory().answer !== undefined) {
        setOffer(undefined);
        return;
      }
      const way = installState() === 'offered' ? 'prompt' : worthExplaining.has(guide) ? 'guide' : undefined;
      if (way && !isBusy()) setOffer(way);
    };
    const withdraw = () => setOffer(undefined);
    const gate = new MutationObserver(consider);
    gate.observe(document.documentElement, { attributeFilter: ['data-gate'] });
    const endings = [
      onInstallStateChange(consider),
      router.subscribe('onRendered', consider),
      () => gate.disconnect(),
      () => removeEventListener('appinstalled', withdraw),
    ];
    addEventListener('appinstalled', withdraw);
    consider();
    return () => {
      for (const end of endings) end();
    };
  }, [guide, isInterested, router]);

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
