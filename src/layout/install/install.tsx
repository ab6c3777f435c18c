import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '../../lib/when-idle.ts';
import { onInstallGuideWanted } from './install-prompt.ts';

type Panel = ComponentType<{ guideOpened: boolean; onGuideClose: () => void }>;

/** Where the site invites to be installed, and shows how. What draws it is loaded after everything else. */
export function Install() {
  const [Panel, setPanel] = useState<Panel | null>(null);
  const [guideOpened, setGuideOpened] = useState(false);
  useEffect(() => {
    const load = () => {
      import('./install-panel.tsx').then(
        ({ InstallPanel }) => setPanel(() => InstallPanel),
        () => undefined,
      );
    };
    const stop = whenIdle(load);
    const unsubscribe = onInstallGuideWanted(() => {
      setGuideOpened(true);
      load();
    });
    return () => {
      stop();
      unsubscribe();
    };
  }, []);
  return Panel && <Panel guideOpened={guideOpened} onGuideClose={() => setGuideOpened(false)} />;
}
