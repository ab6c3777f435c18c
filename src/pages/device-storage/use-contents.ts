import { useEffect, useMemo, useState } from 'react';
import { readDeviceSpace, type DeviceSpace } from '../../device/space.ts';
import type { StoredContents, StoredThing } from './stored-thing.ts';

/** Everything that the page shows. */
interface DeviceContents<Kind extends string> {
  readonly things: Readonly<Record<Kind, StoredContents>>;
  /** The browser's own figures, which count more than what the site has put there; null where it tells none. */
  readonly space: DeviceSpace | null;
  /** Whether the browser has agreed not to remove anything by itself; null where it cannot be asked. */
  readonly isProtected: boolean | null;
}

async function readIsProtected(): Promise<boolean | null> {
  try {
    return await navigator.storage.persisted();
  } catch {
    return null;
  }
}

async function readContents<Kind extends string>(
  things: Readonly<Record<Kind, StoredThing>>,
): Promise<DeviceContents<Kind>> {
  const kinds = Object.keys(things) as Kind[];
  const measured = await Promise.all(
    kinds.map(async (kind) => [kind, await things[kind].measure()] as const),
  );
  return {
    things: Object.fromEntries(measured) as Record<Kind, StoredContents>,
    space: await readDeviceSpace(),
    isProtected: await readIsProtected(),
  };
}

/** What is stored of each kind: null until it has been read. `reread` reads all of it again. */
export function useContents<Kind extends string>(things: Readonly<Record<Kind, StoredThing>>) {
  const [contents, setContents] = useState<DeviceContents<Kind> | null>(null);
  const reread = useMemo(() => () => readContents(things).then(setContents), [things]);
  useEffect(() => {
    void reread();
    // Another tab may have stored or sent something meanwhile.
    const readWhenSeen = () => {
      if (document.visibilityState === 'visible') void reread();
    };
    document.addEventListener('visibilitychange', readWhenSeen);
    return () => document.removeEventListener('visibilitychange', readWhenSeen);
  }, [reread]);
  return { contents, reread };
}
