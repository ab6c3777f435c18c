import { useRouter } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { whenGateIsAnswered } from '../../device/consent.ts';
import { readInstallMemory, updateInstallMemory } from '../../device/install-memory.ts';
import { InstallGuide, type InstallGuideName } from './install-guide.tsx';
import { InstallInvitation } from './install-invitation.tsx';
import { focusPage } from '../../ui/button.tsx';
import { install, installGuideOpen, installOffered, isInBrowserWindow } from './install-prompt.ts';

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
  const isOffered = useSyncExternalStore(installOffered.subscribe, installOffered.get);
  const isGuideOpen = useSyncExternalStore(installGuideOpen.subscribe, installGuideOpen.get);
  const [offer, setOffer] = useState<'prompt' | 'guide'>();
  const guide = installGuideName(navigator);
  const isAnswered = readInstallMemory().answer !== undefined;

  useEffect(() => {
    if (!isInterested || !isInBrowserWindow()) return undefined;
    const way = isOffered ? 'prompt' : worthExplaining.has(guide) ? 'guide' : undefined;
    const consider = () => {
      if (way && readInstallMemory().answer === undefined && !isBusy()) setOffer(way);
    };
    const callOff = whenGateIsAnswered(consider);
    const unsubscribe = router.subscribe('onRendered', consider);
    return () => {
      callOff();
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
      {isGuideOpen && <InstallGuide name={guide} onClose={() => installGuideOpen.set(false)} />}
    </>
  );
}
