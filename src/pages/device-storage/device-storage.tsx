import { useCallback, useEffect, useState } from 'react';
import { deviceStorageText } from '../../content/en/device-storage.ts';
import { notFoundText } from '../../content/en/not-found.ts';
import { storagePage } from '../../content/en/pages.ts';
import { readDeviceSpace } from '../../device/space.ts';
import { formatFileSize } from '../../lib/file-size.ts';
import { fill } from '../../lib/text.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Wrap } from '../../ui/section.tsx';
import classes from './device-storage.module.css';
import { StoredRow } from './stored-row.tsx';
import { storedThings, type StoredContents, type StoredKind } from './stored-things.ts';

const text = deviceStorageText;
const kinds = Object.keys(storedThings) as StoredKind[];

/** Whether the browser has agreed not to remove anything by itself; null where it cannot be asked. */
async function readIsProtected(): Promise<boolean | null> {
  try {
    return await navigator.storage.persisted();
  } catch {
    return null;
  }
}

async function readContents() {
  const measured = kinds.map(async (kind) => [kind, await storedThings[kind].measure()] as const);
  return {
    things: new Map<StoredKind, StoredContents>(await Promise.all(measured)),
    // The browser's own figures, which count more than what the site has put there.
    space: await readDeviceSpace(),
    isProtected: await readIsProtected(),
  };
}

/** What the site keeps on this device, how much room it takes, and a way to remove each part of it. */
export function DeviceStorage() {
  const [contents, setContents] = useState<Awaited<ReturnType<typeof readContents>>>();
  const reread = useCallback(() => readContents().then(setContents), []);
  useEffect(() => {
    void reread();
    // Another tab may have stored or sent something meanwhile.
    const readWhenSeen = () => void (document.visibilityState === 'visible' && reread());
    document.addEventListener('visibilitychange', readWhenSeen);
    return () => document.removeEventListener('visibilitychange', readWhenSeen);
  }, [reread]);
  const { things, space, isProtected = null } = contents ?? {};
  return (
    <Wrap className={classes.page}>
      <Breadcrumb steps={[{ label: notFoundText.home, to: '/' }, { label: storagePage.title }]} />
      <h1>{storagePage.title}</h1>
      <p className="lead dim">{text.lead}</p>
      <div className={classes.total}>
        {space && (
          <p>{fill(text.total, { used: formatFileSize(space.used), free: formatFileSize(space.free) })}</p>
        )}
        {isProtected !== null && <p className="dim">{isProtected ? text.protected : text.unprotected}</p>}
      </div>
      <ul className={classes.list}>
        {kinds.map((kind) => (
          <StoredRow key={kind} kind={kind} contents={things?.get(kind)} reread={reread} />
        ))}
      </ul>
    </Wrap>
  );
}
