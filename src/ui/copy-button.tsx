import { useState } from 'react';
import { Button } from './button.tsx';
import classes from './copy-button.module.css';
import { copyText, StatusNote } from './status-note.tsx';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  readonly copied: string;
  readonly notCopied: string;
  /** Looks as the buttons around it do, and not as a button of this site. */
  readonly plain?: boolean;
}

/** A quiet button that puts a text on the clipboard, and says below the row of buttons whether it did. */
export function CopyButton({ text, label, copied, notCopied, plain }: CopyButtonProps) {
  const [note, setNote] = useState('');
  async function copy(): Promise<void> {
    // Emptied first, so that a second copy is announced again.
    setNote('');
    setNote((await copyText(text)) ? copied : notCopied);
  }
  return (
    <>
      {plain ? (
        <button type="button" onClick={() => void copy()}>
          {label}
        </button>
      ) : (
        <Button size="sm" variant="quiet" onClick={() => void copy()}>
          {label}
        </Button>
      )}
      <StatusNote text={note} className={classes.note} />
    </>
  );
}
