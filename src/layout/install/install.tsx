import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { loadAtLast } from '../../device/load-with-retries.ts';
import { whenIdle } from '../../device/when-idle.ts';
import { noteStart } from '../../device/install-memory.ts';
import { isInBrowserWindow, useInstallState } from './install-prompt.ts';

const loadPanel = async () => (await import('./install-panel.tsx')).InstallPanel;
type Panel = Awaited<ReturnType<typeof loadPanel>>;

/** Loads the invitation to install and the guide once the visitor has shown interest or asks for the guide. */
export function Install() {
  const router = useRouter();
  const { isGuideOpen } = useInstallState();
  const [Panel, setPanel] = useState<Panel | null>(null);
  const [isInterested, setInterested] = useState(false);
  const isWanted = isInterested || isGuideOpen;

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

  useEffect(() => {
    if (!isWanted || Panel) return;
    void loadAtLast(loadPanel).then((panel) => setPanel(() => panel));
  }, [isWanted, Panel]);

  return Panel && <Panel isInterested={isInterested} />;
}
