import { useState } from 'react';
import { Button } from './button.tsx';
import classes from './copy-button.module.css';
import { copyText } from './copy-text.ts';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** Said afterwards, and when it was not possible. */
  readonly copied: string;
  readonly notCopied: string;
}

/** A quiet button that puts a text on the clipboard, and says below the row of buttons whether it did. */
export function CopyButton({ text, label, copied, notCopied }: CopyButtonProps) {
  const [note, setNote] = useState('');
  async function copy(): Promise<void> {
    // Emptied first, so that a second copy is announced again.
    setNote('');
    setNote((await copyText(text)) ? copied : notCopied);
  }
  return (
    <>
      <Button size="sm" look="quiet" onClick={() => void copy()}>
        {label}
      </Button>
      <span role="status" className={classes.note}>
        {note}
      </span>
    </>
  );
}
