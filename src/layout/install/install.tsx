import { useRouter } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { whenIdle } from '../../device/when-idle.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { noteStart } from '../../device/install-memory.ts';
import { installGuideOpen, isInBrowserWindow } from './install-prompt.ts';

const InstallPanel = lazyPart(() => import('./install-panel.tsx'), 'InstallPanel', 'install');

/** Loads the invitation to install and the guide once the visitor has shown interest or asks for the guide. */
export function Install() {
  const router = useRouter();
  const isGuideOpen = useSyncExternalStore(installGuideOpen.subscribe, installGuideOpen.get, () => false);
  const [isInterested, setInterested] = useState(false);

  useEffect(() => {
    const callOff = whenIdle(() => {
      if (isInBrowserWindow() && noteStart()) setInterested(true);
    });
    const unsubscribe = router.subscribe('onRendered', ({ pathChanged }) => {
      // The page that was asked for comes first.
      if (pathChanged) whenIdle(() => setInterested(true));
    });
    return () => {
      callOff();
      unsubscribe();
    };
  }, [router]);

  return (isInterested || isGuideOpen) && <InstallPanel isInterested={isInterested} />;
}
