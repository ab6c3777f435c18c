import { useState } from 'react';
import { deviceStorageText } from '../../content/device-storage.ts';
import { formatFileSize } from '../../lib/file-size.ts';
import { fill } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';

const text = deviceStorageText.things.pages;

interface SavePagesProps {
  /** Bytes that would be fetched; with 0 there is nothing to offer. */
  readonly missingBytes: number;
  /** Resolves to whether everything is there. */
  readonly save: () => Promise<boolean>;
  readonly onDone: () => Promise<void>;
}

/** Fetches the pages that were removed, or never fetched to save data, and says before how much that is. */
export function SavePages({ missingBytes, save, onDone }: SavePagesProps) {
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
      {(missingBytes > 0 || isBusy) && (
        <Button size="sm" disabled={isBusy} onClick={() => void start()}>
          {fill(text.saveAll, { size: formatFileSize(missingBytes) })}
        </Button>
      )}
      <span role="status" className="small dim">
        {note}
      </span>
    </>
  );
}
