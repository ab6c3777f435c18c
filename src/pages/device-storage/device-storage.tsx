import { useEffect, useEffectEvent, useState } from 'react';
import { readDeviceSpace } from '../../device/space.ts';
import { formatFileSize } from '../../lib/file-size.ts';
import { fill } from '../../lib/text.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Wrap } from '../../ui/section.tsx';
import { useFormats, useText } from '../../ui/use-text.ts';
import classes from './device-storage.module.css';
import { StoredRow } from './stored-row.tsx';
import { measureThings, storedKinds } from './stored-things.ts';

async function readContents(words: Parameters<typeof measureThings>[0]) {
  return {
    things: await measureThings(words),
    // The browser's own figures, which count more than what the site has put there.
    space: await readDeviceSpace(),
    // Whether the browser has agreed not to remove anything by itself; null where it cannot be asked.
    isProtected: await (async () => navigator.storage.persisted())().catch(() => null),
  };
}

export function DeviceStorage() {
  const { deviceStorageText: text } = useText('device-storage');
  const formats = useFormats();
  const { notFoundText, storagePage } = useText('site');
  const { summaryText } = useText('submissions');
  const [contents, setContents] = useState<Awaited<ReturnType<typeof readContents>>>();
  const reread = () => readContents({ text: text.things, summaryText, formats }).then(setContents);
  const read = useEffectEvent(reread);
  useEffect(() => {
    void read();
    // Another tab may have stored or sent something meanwhile, or a part that measures was missed for want of a connection.
    const readWhenSeen = () => void (document.visibilityState === 'visible' && read());
    document.addEventListener('visibilitychange', readWhenSeen);
    addEventListener('online', readWhenSeen);
    return () => {
      document.removeEventListener('visibilitychange', readWhenSeen);
      removeEventListener('online', readWhenSeen);
    };
  }, []);
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
        {storedKinds.map((kind) => (
          <StoredRow key={kind} kind={kind} contents={things && (things.get(kind) ?? null)} reread={reread} />
        ))}
      </ul>
    </Wrap>
  );
}
