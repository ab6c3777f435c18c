import { useState } from 'react';
import type { Language } from '../../content/language.ts';
import { formatFileSize } from '../../lib/file-size.ts';
import { fill } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { Question } from '../../ui/question.tsx';
import { StatusNote } from '../../ui/status-note.tsx';
import { useFormats, useText } from '../../ui/use-text.ts';
import { Words } from '../../ui/words.tsx';
import classes from './stored-row.module.css';
import { savePages, storedThings, type StoredContents, type StoredKind } from './stored-things.ts';

interface StoredRowProps {
  readonly kind: StoredKind;
  /** Undefined until it has been read; null where that failed. */
  readonly contents: StoredContents | null | undefined;
  readonly reread: () => Promise<void>;
}

/** One kind of thing: what it is for, what there is of it, how much room it takes, and its removal. */
export function StoredRow({ kind, contents, reread }: StoredRowProps) {
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
    <li className={classes.row}>
      <div className={classes.words}>
        <h2 id={id} tabIndex={-1} className={classes.title}>
          {words.title}
        </h2>
        <p className="dim">{words.text}</p>
        {lines.length > 0 && (
          <p className={classes.lines}>
            <Words text={lines.join('\n')} />
          </p>
        )}
      </div>
      <p className={classes.size}>
        <span className="visually-hidden">{text.sizeLabel}: </span>
        <span>{contents && (isEmpty ? text.nothing : formatFileSize(contents.bytes, formats))}</span>
      </p>
      <div className={classes.actions}>
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
        <StatusNote text={note} className={classes.note} />
      </div>
    </li>
  );
}
