import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '../device/when-idle.ts';

/** A part of the layout that nobody waits for: its script is loaded after everything else. */
export function IdlePart({ load }: { load: () => Promise<ComponentType> }) {
  const [Part, setPart] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        load().then(
          (part) => setPart(() => part),
          () => undefined,
        );
      }),
    [load],
  );
  return Part && <Part />;
}
