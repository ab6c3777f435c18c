import { useEffect, useState, type ComponentType } from 'react';
import { whenIdleAndKept } from '../device/site-kept.ts';

/** A part of the layout that nobody waits for: its script is loaded after everything else. */
export function IdlePart({ load }: { load: () => Promise<ComponentType> }) {
  const [Part, setPart] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      whenIdleAndKept(() => {
        load().then(
          (part) => setPart(() => part),
          () => undefined,
        );
      }),
    [load],
  );
  return Part && <Part />;
}
