import { useState } from 'react';
import { deviceStorageText } from '../../content/device-storage.ts';
import { Button } from '../../ui/button.tsx';

const text = deviceStorageText.things.pages;

interface SaveAgainProps {
  /** Whether there is nothing, so that it makes sense. */
  readonly isOffered: boolean;
  /** Resolves to whether everything is there. */
  readonly save: () => Promise<boolean>;
  readonly onDone: () => Promise<void>;
}

/** Fetches the pages again that were removed. */
export function SaveAgain({ isOffered, save, onDone }: SaveAgainProps) {
  const [note, setNote] = useState('');
  const [isBusy, setBusy] = useState(false);
  async function start() {
    setBusy(true);
    setNote(text.saving);
    const isSaved = await save();
    await onDone();
    setBusy(false);
    setNote(isSaved ? text.saved : text.notSaved);
  }
  return (
    <>
      {(isOffered || isBusy) && (
        <Button size="sm" disabled={isBusy} onClick={() => void start()}>
          {text.saveAgain}
        </Button>
      )}
      <output className="small dim">{note}</output>
    </>
  );
}
