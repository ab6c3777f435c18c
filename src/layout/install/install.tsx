import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { loadAtLast } from '../../device/load-with-retries.ts';
import { whenIdle } from '../../device/when-idle.ts';
import { onInstallGuideWanted } from './install-prompt.ts';
import { isInBrowserWindow, noteStart, watchInstalling } from './install-watch.ts';

const loadPanel = async () => (await import('./install-panel.tsx')).InstallPanel;
type Panel = Awaited<ReturnType<typeof loadPanel>>;

/**
 * Where the site invites to be installed, and shows how. What draws it is loaded once the visitor has shown interest or
 * has asked for the guide.
 */
export function Install() {
  const router = useRouter();
  const [Panel, setPanel] = useState<Panel | null>(null);
  const [isInterested, setInterested] = useState(false);
  const [guideOpened, setGuideOpened] = useState(false);
  const isWanted = isInterested || guideOpened;

  useEffect(() => {
    const endings = [
      watchInstalling(),
      whenIdle(() => {
        if (isInBrowserWindow() && noteStart()) setInterested(true);
      }),
      router.subscribe('onRendered', ({ pathChanged }) => {
        // The page that was asked for comes first.
        if (pathChanged) whenIdle(() => setInterested(true));
      }),
      onInstallGuideWanted(() => setGuideOpened(true)),
    ];
    return () => {
      for (const end of endings) end();
    };
  }, [router]);

  useEffect(() => {
    if (!isWanted || Panel) return;
    void loadAtLast(loadPanel).then((panel) => setPanel(() => panel));
  }, [isWanted, Panel]);

  return (
    Panel && (
      <Panel
        isInterested={isInterested}
        guideOpened={guideOpened}
        onGuideClose={() => setGuideOpened(false)}
      />
    )
  );
}
