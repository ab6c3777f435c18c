import { useEffect, useEffectEvent, useState } from 'react';
import type { Language } from '../../content/language.ts';
import { readDeviceSpace } from '../../device/space.ts';
import { formatFileSize } from '../../lib/file-size.ts';
import { fill } from '../../lib/text.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Button } from '../../ui/button.tsx';
import { Question } from '../../ui/question.tsx';
import { Wrap } from '../../ui/section.tsx';
import { StatusNote } from '../../ui/status-note.tsx';
import { useFormats, useText } from '../../ui/use-text.ts';
import { Words } from '../../ui/words.tsx';
import classes from './device-storage.module.css';
import row from './stored-row.module.css';
import {
  measureThings,
  savePages,
  storedKinds,
  storedThings,
  type StoredContents,
  type StoredKind,
} from './stored-things.ts';

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

interface StoredRowProps {
  readonly kind: StoredKind;
  /** Undefined until it has been read; null where that failed. */
  readonly contents: StoredContents | null | undefined;
  readonly reread: () => Promise<void>;
}

/** One kind of thing: what it is for, what there is of it, how much room it takes, and its removal. */
function StoredRow({ kind, contents, reread }: StoredRowProps) {
  const { deviceStorageText: text } = useText('device-storage');
  const formats = useFormats();
  const { saveAll, saving, saved, notSaved } = text.things.pages;
  const id = `stored-${kind}`;
  const words = text.things[kind];
  // What could not be read may be there, and precious: it can still be cleared.
  const { lines = [], isPrecious = true, missing = [] } = contents ?? {};
  const isEmpty = contents === undefined || contents?.bytes === 0;
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [note, setNote] = useState('');

  /** For when the button that had the focus goes. */
  const focusTitle = () => document.getElementById(id)?.focus({ preventScroll: true });

  /** Says something `meanwhile`, and then what the work has resolved to. */
  async function run(meanwhile: string, work: () => Promise<string>) {
    setBusy(true);
    setNote(meanwhile);
    const result = await work();
    await reread();
    setNote(result);
    setBusy(false);
  }

  function clear() {
    setAsking(false);
    focusTitle();
    void run('', async () => {
      try {
        const more = await storedThings[kind].clear(() => setNote(text.things.waiting.waits));
        return more ? text.things.waiting[more] : text.cleared;
      } catch {
        return text.notCleared;
      }
    });
  }

  async function save(language: Language) {
    const isSaved = await savePages(language);
    if (isSaved) focusTitle();
    return isSaved ? saved : notSaved;
  }

  return (
    <li className={row.row}>
      <div className={row.words}>
        <h2 id={id} tabIndex={-1} className={row.title}>
          {words.title}
        </h2>
        <p className="dim">{words.text}</p>
        {lines.length > 0 && (
          <p className={row.lines}>
            <Words text={lines.join('\n')} />
          </p>
        )}
      </div>
      <p className={row.size}>
        <span className="visually-hidden">{text.sizeLabel}: </span>
        <span>{contents && (isEmpty ? text.nothing : formatFileSize(contents.bytes, formats))}</span>
      </p>
      <div className={row.actions}>
        <Button
          id={`${id}-clear`}
          size="sm"
          variant="quiet"
          disabled={isEmpty || isBusy}
          aria-labelledby={`${id}-clear ${id}`}
          onClick={() => ('question' in words && isPrecious ? setAsking(true) : clear())}
        >
          {text.clear}
        </Button>
        {isAsking && 'question' in words && (
          <Question {...words} onKeep={() => setAsking(false)} onConfirm={clear} />
        )}
        {[...missing].map(([language, missingBytes]) => (
          <Button
            key={language}
            size="sm"
            aria-disabled={isBusy}
            onClick={() => void (isBusy || run(saving, () => save(language)))}
          >
            <span>{fill(saveAll[language], { size: formatFileSize(missingBytes, formats) })}</span>
          </Button>
        ))}
        <StatusNote text={note} className={row.note} />
      </div>
    </li>
  );
}
