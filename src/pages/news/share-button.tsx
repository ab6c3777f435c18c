import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { newsText } from '../../content/news.ts';
import { IconDrawing, type IconShape } from '../../ui/icons/icon-shape.tsx';
import classes from './share-button.module.css';

const shareIcon: IconShape = ['M12 15V4M7.5 8L12 3.5 16.5 8M7 11H5v10h14V11h-2'];
/** How long it says what it has done, in milliseconds. */
const feedbackTime = 4000;

/** Opens the share sheet. False where there is none, or none for this page. */
async function handOver(data: ShareData): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
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
  readonly titleId: string;
}

/** Hands the address of an item to the device's share sheet; where there is none, copies it. */
export function ShareButton({ id, title, titleId }: ShareButtonProps) {
  const navigate = useNavigate();
  const [feedback, setFeedback] = useState('');
  useEffect(() => {
    if (feedback === '') return undefined;
    const timer = setTimeout(() => setFeedback(''), feedbackTime);
    return () => clearTimeout(timer);
  }, [feedback]);

  async function share() {
    const url = new URL(`#${id}`, location.origin + location.pathname).href;
    if (await handOver({ title, url })) return;
    try {
      await navigator.clipboard.writeText(url);
      setFeedback(newsText.linkCopied);
    } catch {
      await navigate({ to: '/news', hash: id, replace: true });
      setFeedback(newsText.linkShown);
    }
  }

  const buttonId = `${id}-share`;
  return (
    <>
      <button
        type="button"
        id={buttonId}
        className={classes.button}
        aria-labelledby={`${buttonId} ${titleId}`}
        onClick={() => void share()}
      >
        <IconDrawing shape={shareIcon} />
        {newsText.share}
      </button>
      <output className={classes.feedback}>{feedback}</output>
    </>
  );
}
