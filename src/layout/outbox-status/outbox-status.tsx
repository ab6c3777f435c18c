import { useEffect, useState } from 'react';
import { whenOutboxIsUsed } from '../../forms/outbox-use.ts';
import { onOpenWaitingList } from '../../forms/waiting-list.ts';
import { whenIdle } from '../../device/when-idle.ts';
import { lazyPart } from '../lazy-part.tsx';

const WaitingStrip = lazyPart(async () => (await import('./waiting-strip.tsx')).WaitingStrip);

/** Where a page says that something waits to be sent. What draws it is loaded after everything else. */
export function OutboxStatus() {
  const [isUsed, setUsed] = useState(false);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    let callOff = () => {};
    const stop = whenOutboxIsUsed(() => {
      callOff = whenIdle(() => setUsed(true));
    });
    const unsubscribe = onOpenWaitingList(() => setOpened(true));
    return () => {
      stop();
      callOff();
      unsubscribe();
    };
  }, []);
  return (isUsed || opened) && <WaitingStrip opened={opened} setOpened={setOpened} />;
}
