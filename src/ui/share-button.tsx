import { useState } from 'react';
import { Icon } from './icons/icon.tsx';
import classes from './share-button.module.css';
import { localPath } from '../content/language.ts';
import { copyText, StatusNote } from './status-note.tsx';
import { useText, useTexts } from './use-text.ts';

/** Opens the share sheet. False where there is none for this page. */
async function handOver(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    // The visitor has changed their mind: nothing else is offered then.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

interface ShareButtonProps {
  readonly id: string;
  readonly title: string;
  /** Address on this site, with a slash at the beginning. */
  readonly address: string;
  /** Id of the element that names it: the button is read as 'Share' and this name. */
  readonly titleId?: string;
}

/** Hands an address of the site to the device's share sheet; where there is none, copies it, or writes it beside the button. */
export function ShareButton({ id, title, address, titleId }: ShareButtonProps) {
  const { language } = useTexts();
  const { share: label, copied } = useText('site').uiText.sharing;
  const [note, setNote] = useState('');

  async function share() {
    // Emptied first, so that a second copy is announced again.
    setNote('');
    const url = new URL(localPath(language, address), location.origin).href;
    // Where there is no share sheet nothing is awaited: Safari lets a page copy only in the moment of the press.
    if ('share' in navigator && (await handOver({ title, url }))) return;
    setNote((await copyText(url)) ? copied : url);
  }

  return (
    <>
      <button
        type="button"
        id={id}
        className={classes.button}
        aria-labelledby={titleId ? `${id} ${titleId}` : undefined}
        onClick={() => void share()}
      >
        <Icon name="share" />
        {label}
      </button>
      <StatusNote text={note} className={classes.note} />
    </>
  );
}
