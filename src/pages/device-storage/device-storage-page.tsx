import { useEffect, useMemo, useState } from 'react';
import { deviceStorageText } from '../../content/device-storage.ts';
import { notFoundText } from '../../content/not-found.ts';
import { storagePage } from '../../content/pages.ts';
import { readDeviceSpace, type DeviceSpace } from '../../device/space.ts';
import { formatFileSize } from '../../lib/file-size.ts';
import { fill } from '../../lib/text.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Wrap } from '../../ui/section.tsx';
import classes from './device-storage-page.module.css';
import { StoredRow } from './stored-row.tsx';
import { storedThings, type AppStores, type StoredContents, type StoredKind } from './stored-things.ts';

const text = deviceStorageText;
const kinds = ['disclaimer', 'invitation', 'lists', 'drafts', 'waiting', 'pages'] as const;

/** Everything that the page shows. */
interface DeviceContents {
  readonly things: ReadonlyMap<StoredKind, StoredContents>;
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

async function readContents(things: ReturnType<typeof storedThings>): Promise<DeviceContents> {
  const measured = kinds.map(async (kind) => [kind, await things[kind].measure()] as const);
  return {
    things: new Map(await Promise.all(measured)),
    space: await readDeviceSpace(),
    isProtected: await readIsProtected(),
  };
}

/** What is stored: null until it has been read. `reread` reads all of it again. */
function useContents(things: ReturnType<typeof storedThings>) {
  const [contents, setContents] = useState<DeviceContents | null>(null);
  const reread = useMemo(() => () => readContents(things).then(setContents), [things]);
  useEffect(() => {
    void reread();
    // Another tab may have stored or sent something meanwhile.
    const readWhenSeen = () => void (document.visibilityState === 'visible' && reread());
    document.addEventListener('visibilitychange', readWhenSeen);
    return () => document.removeEventListener('visibilitychange', readWhenSeen);
  }, [reread]);
  return { contents, reread };
}

/** What the site keeps on this device, how much room it takes, and a way to remove each part of it. */
export function DeviceStoragePage({ stores }: { stores: AppStores }) {
  const things = useMemo(() => storedThings(stores), [stores]);
  const { contents, reread } = useContents(things);
  return (
    <Wrap className={classes.page}>
      <Breadcrumb steps={[{ label: notFoundText.home, to: '/' }, { label: storagePage.title }]} />
      <h1>{storagePage.title}</h1>
      <p className="lead dim">{text.lead}</p>
      <div className={classes.total}>
        {contents?.space && <p>{spaceText(contents.space)}</p>}
        {contents && contents.isProtected !== null && (
          <p className="dim">{contents.isProtected ? text.protected : text.unprotected}</p>
        )}
      </div>
      <ul className={classes.list}>
        {kinds.map((kind) => (
          <StoredRow
            key={kind}
            kind={kind}
            thing={things[kind]}
            contents={contents?.things.get(kind)}
            reread={reread}
          />
        ))}
      </ul>
    </Wrap>
  );
}

function spaceText({ used, free }: DeviceSpace): string {
  return fill(text.total, { used: formatFileSize(used), free: formatFileSize(free) });
}
