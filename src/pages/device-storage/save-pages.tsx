import { useState } from 'react';
import { deviceStorageText } from '../../content/device-storage.ts';
import { formatFileSize } from '../../lib/file-size.ts';
import { fill } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { StatusNote } from '../../ui/status-note.tsx';

const text = deviceStorageText.things.pages;

interface SavePagesProps {
  /** Id of the heading that takes the focus at the end. */
  readonly titleId: string;
  /** Bytes that would be fetched; with 0 there is nothing to offer. */
  readonly missingBytes: number;
  /** Resolves to whether everything is there. */
  readonly save: () => Promise<boolean>;
  readonly onDone: () => Promise<void>;
}

/** Fetches the pages that were removed, or never fetched to save data, and says before how much that is. */
export function SavePages({ titleId, missingBytes, save, onDone }: SavePagesProps) {
  const [note, setNote] = useState('');
  const [isBusy, setBusy] = useState(false);
  async function start() {
    if (isBusy) return;
    setBusy(true);
    setNote(text.saving);
    const isSaved = await save().catch(() => false);
    await onDone();
    setBusy(false);
    setNote(isSaved ? text.saved : text.notSaved);
    // The button goes with what was missing.
    if (isSaved) document.getElementById(titleId)?.focus({ preventScroll: true });
  }
  return (
    <>
      {(missingBytes > 0 || isBusy) && (
        <Button size="sm" aria-disabled={isBusy} onClick={() => void start()}>
          {fill(text.saveAll, { size: formatFileSize(missingBytes) })}
        </Button>
      )}
      <StatusNote text={note} className="small dim" />
    </>
  );
}
