import { useEffect, useState } from 'react';
import { onOpenWaitingList } from '../../forms/waiting-list.ts';
import { lazyPart, WhenIdle } from '../lazy-part.tsx';

const WaitingStrip = lazyPart(async () => (await import('./waiting-strip.tsx')).WaitingStrip);

/** Where a page says that something waits to be sent. */
export function OutboxStatus() {
  const [opened, setOpened] = useState(false);
  useEffect(() => onOpenWaitingList(() => setOpened(true)), []);
  return (
    <WhenIdle>
      <WaitingStrip opened={opened} setOpened={setOpened} />
    </WhenIdle>
  );
}
