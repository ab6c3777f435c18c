import { useState, type ReactNode } from 'react';
import { deviceStorageText } from '../../content/device-storage.ts';
import { formatFileSize } from '../../lib/file-size.ts';
import { Button } from '../../ui/button.tsx';
import { Question } from '../../ui/question.tsx';
import classes from './stored-row.module.css';
import type { StoredContents, StoredThing } from './stored-thing.ts';

const text = deviceStorageText;

interface StoredRowProps {
  /** Id of its heading, unique on the page. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly thing: StoredThing;
  /** Null until it has been read. */
  readonly contents: StoredContents | null;
  /** Asked before anything precious is cleared. */
  readonly question?: { readonly question: string; readonly keep: string; readonly confirm: string };
  /** Said while the clearing takes its time. */
  readonly waits?: string;
  readonly onCleared: () => Promise<void>;
  /** What else can be done. */
  readonly children?: ReactNode;
}

/** One kind of thing: what it is for, what there is of it, how much room it takes, and its removal. */
export function StoredRow(props: StoredRowProps) {
  const { id, contents } = props;
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <h2 id={id} tabIndex={-1} className={classes.title}>
          {props.title}
        </h2>
        <p className="dim">{props.text}</p>
        {contents && contents.lines.length > 0 && (
          <p className={classes.lines}>{contents.lines.join('\n')}</p>
        )}
      </div>
      <p className={classes.size}>
        <span className="visually-hidden">{text.sizeLabel}: </span>
        {contents && (contents.bytes === 0 ? text.nothing : formatFileSize(contents.bytes))}
      </p>
      <Actions {...props} />
    </li>
  );
}

function Actions({ id, contents, thing, question, waits, onCleared, children }: StoredRowProps) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [note, setNote] = useState('');

  /** The button that had the focus is gone. */
  const focusTitle = () => document.getElementById(id)?.focus({ preventScroll: true });

  async function clear() {
    setAsking(false);
    setBusy(true);
    setNote(waits ?? '');
    focusTitle();
    const result = await thing.clear().then(
      (more) => more ?? text.cleared,
      () => text.notCleared,
    );
    await onCleared();
    setNote(result);
    setBusy(false);
  }

  const isEmpty = contents === null || contents.bytes === 0;
  const mustAsk = question !== undefined && contents?.isPrecious === true;
  return (
    <div className={classes.actions}>
      <Button
        id={`${id}-clear`}
        size="sm"
        look="quiet"
        disabled={isEmpty || isBusy}
        aria-labelledby={`${id}-clear ${id}`}
        onClick={() => (mustAsk ? setAsking(true) : void clear())}
      >
        {text.clear}
      </Button>
      {isAsking && question && (
        <Question {...question} onKeep={() => setAsking(false)} onConfirm={() => void clear()} />
      )}
      {children}
      <span role="status" className={classes.note}>
        {note}
      </span>
    </div>
  );
}
