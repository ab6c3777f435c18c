import { useRouter } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { together } from '../../device/listen.ts';
import { whenIdle } from '../../device/when-idle.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { installGuideOpen, isInBrowserWindow, noteStart } from './install-prompt.ts';

const InstallPanel = lazyPart(() => import('./install-panel.tsx'), 'InstallPanel', 'install');

/** Loads the invitation to install and the guide once the visitor has shown interest or asks for the guide. */
export function Install() {
  const router = useRouter();
  const isGuideOpen = useSyncExternalStore(installGuideOpen.subscribe, installGuideOpen.get, () => false);
  const [isInterested, setInterested] = useState(false);

  useEffect(() => {
    const interest = () => setInterested(true);
    return together(
      whenIdle(() => isInBrowserWindow() && noteStart() && interest()),
      // The page that was asked for comes first.
      router.subscribe('onRendered', ({ pathChanged }) => pathChanged && whenIdle(interest)),
    );
  }, [router]);

  return (isInterested || isGuideOpen) && <InstallPanel isInterested={isInterested} />;
}
