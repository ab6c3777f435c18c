import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { InstallGuideName } from './guide-picture.tsx';
import { InstallGuide } from './install-guide.tsx';
import { InstallInvitation } from './install-invitation.tsx';
import { readInstallMemory, updateInstallMemory } from '../../device/install-memory.ts';
import { focusPage } from '../../ui/button.tsx';
import { closeInstallGuide, install, isInBrowserWindow, useInstallState } from './install-prompt.ts';

/**
 * Which guide fits a browser that does not offer to install by itself. No feature tells what menus a browser has, so
 * this reads its name; `maxTouchPoints` tells an iPad, which calls itself a Macintosh, from a computer.
 */
function installGuideName({ userAgent, maxTouchPoints }: Navigator): InstallGuideName {
  const isMac = userAgent.includes('Macintosh');
  if (/iPhone|iPad|iPod/.test(userAgent) || (isMac && maxTouchPoints > 1)) return 'ios';
  if (userAgent.includes('Firefox/')) return userAgent.includes('Android') ? 'firefox-android' : 'other';
  if (/Chrom(e|ium)\//.test(userAgent)) return 'chromium';
  return isMac && userAgent.includes('Safari/') ? 'mac-safari' : 'other';
}

/** Guides of two taps, in browsers that do not offer to install: there the invitation leads to the guide. */
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
 * The invitation, once it is due, and the guide, once it is asked for. It is due when the visitor has shown interest,
 * the browser can install or a guide can show how, nobody has answered yet and nothing is in the way. Every new page
 * and the end of the disclaimer is another occasion.
 */
export function InstallPanel({ isInterested }: { isInterested: boolean }) {
  const router = useRouter();
  const { isOffered, isGuideOpen } = useInstallState();
  const [offer, setOffer] = useState<'prompt' | 'guide'>();
  const guide = installGuideName(navigator);
  const isAnswered = readInstallMemory().answer !== undefined;

  useEffect(() => {
    if (!isInterested || !isInBrowserWindow()) return undefined;
    const way = isOffered ? 'prompt' : worthExplaining.has(guide) ? 'guide' : undefined;
    const consider = () => {
      if (way && readInstallMemory().answer === undefined && !isBusy()) setOffer(way);
    };
    const gate = new MutationObserver(consider);
    gate.observe(document.documentElement, { attributeFilter: ['data-gate'] });
    const unsubscribe = router.subscribe('onRendered', consider);
    consider();
    return () => {
      gate.disconnect();
      unsubscribe();
    };
  }, [guide, isInterested, isOffered, router]);

  function answer(isWelcome: boolean) {
    focusPage();
    updateInstallMemory({ answer: 'declined' });
    setOffer(undefined);
    if (isWelcome) install();
  }
  return (
    <>
      {offer && !isAnswered && <InstallInvitation isPrompt={offer === 'prompt'} onAnswer={answer} />}
      {isGuideOpen && <InstallGuide name={guide} onClose={closeInstallGuide} />}
    </>
  );
}
