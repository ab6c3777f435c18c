import { useEffect, useState, type ComponentType } from 'react';
import { whenOutboxIsUsed } from '../../forms/outbox-use.ts';
import { onOpenWaitingList } from '../../forms/waiting-list.ts';
import { loadAtLast } from '../../device/load-with-retries.ts';
import { whenIdle } from '../../device/when-idle.ts';

type Strip = ComponentType<{ opened: boolean; onOpen: () => void; onClose: () => void }>;

/** Where a page says that something waits to be sent. What draws it is loaded after everything else. */
export function OutboxStatus() {
  const [Strip, setStrip] = useState<Strip | null>(null);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    const load = () => {
      void loadAtLast(() => import('./waiting-strip.tsx')).then(({ WaitingStrip }) =>
        setStrip(() => WaitingStrip),
      );
    };
    let callOff = () => {};
    const stop = whenOutboxIsUsed(() => {
      callOff = whenIdle(load);
    });
    const unsubscribe = onOpenWaitingList(() => {
      setOpened(true);
      load();
    });
    return () => {
      stop();
      callOff();
      unsubscribe();
    };
  }, []);
  return Strip && <Strip opened={opened} onOpen={() => setOpened(true)} onClose={() => setOpened(false)} />;
}
