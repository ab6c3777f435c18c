import { useCallback, useEffect, useMemo, useState } from 'react';
import { readDeviceSpace } from '../../device/space.ts';
import { summaryOf } from '../../forms/submission-summary.ts';
import { formatFileSize } from '../../lib/file-size.ts';
import { fill } from '../../lib/text.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Wrap } from '../../ui/section.tsx';
import { useFormats, useText } from '../../ui/use-text.ts';
import classes from './device-storage.module.css';
import { StoredRow } from './stored-row.tsx';
import { storedThings, type StoredContents, type StoredKind } from './stored-things.ts';

type StoredThings = ReturnType<typeof storedThings>;

const kindsOf = (stored: StoredThings) => Object.keys(stored) as StoredKind[];

/** Whether the browser has agreed not to remove anything by itself; null where it cannot be asked. */
async function readIsProtected(): Promise<boolean | null> {
  try {
    return await navigator.storage.persisted();
  } catch {
    return null;
  }
}

async function readContents(stored: StoredThings) {
  const measured = kindsOf(stored).map(async (kind) => [kind, await stored[kind].measure()] as const);
  return {
    things: new Map<StoredKind, StoredContents>(await Promise.all(measured)),
    // The browser's own figures, which count more than what the site has put there.
    space: await readDeviceSpace(),
    isProtected: await readIsProtected(),
  };
}

/** What the site keeps on this device, how much room it takes, and a way to remove each part of it. */
export function DeviceStorage() {
  const { deviceStorageText: text } = useText('device-storage');
  const formats = useFormats();
  const { notFoundText } = useText('site');
  const { storagePage } = useText('site');
  const { summaryText } = useText('submissions');
  const stored = useMemo(
    () => storedThings(text.things, formats, (record) => summaryOf(record, summaryText)),
    [text, formats, summaryText],
  );
  const [contents, setContents] = useState<Awaited<ReturnType<typeof readContents>>>();
  const reread = useCallback(() => readContents(stored).then(setContents), [stored]);
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
          <p>
            {fill(text.total, {
              used: formatFileSize(space.used, formats),
              free: formatFileSize(space.free, formats),
            })}
          </p>
        )}
        {isProtected !== null && <p className="dim">{isProtected ? text.protected : text.unprotected}</p>}
      </div>
      <ul className={classes.list}>
        {kindsOf(stored).map((kind) => (
          <StoredRow
            key={kind}
            kind={kind}
            thing={stored[kind]}
            contents={things?.get(kind)}
            reread={reread}
          />
        ))}
      </ul>
    </Wrap>
  );
}
