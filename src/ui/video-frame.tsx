import { useCallback, useState } from 'react';
import { readableAddress } from '../lib/readable-address.ts';
import { videoEmbedHref, videoShareHref, type Video } from '../lib/video-url.ts';
import { CopyButton } from './copy-button.tsx';
import { Icon } from './icons/icon.tsx';
import { wantsLessData } from '../device/save-data.ts';
import { useOnline } from './use-online.ts';
import { whenNear } from './when-near.ts';
import classes from './video-frame.module.css';

/** A frame is loaded when its place comes within this distance of the viewport. */
const ahead = '200px';

/** The player needs scripts and storage of its own site, which is not ours, and may open YouTube in a new window. */
const frameRights =
  'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';

type State = 'waiting' | 'near' | 'pressed';

const nearUnlessPressed = (state: State): State => (state === 'waiting' ? 'near' : state);

/** A player that was asked for takes the focus of the button in whose place it stands. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus({ preventScroll: true });

interface VideoFrameProps {
  readonly video: Video;
  /** Name of the frame for screen readers. */
  readonly title: string;
  /** Words of the placeholder: what pressing it does, and what that costs. */
  readonly play: string;
  readonly hint: string;
  /** Its words without a connection: that it needs one, and those of a button that copies the video's address. */
  readonly unavailable: string;
  readonly copy: { readonly label: string; readonly copied: string; readonly notCopied: string };
}

/**
 * A video in the privacy-enhanced player. A placeholder stands for it until it comes near the viewport; under Save-Data,
 * until it is pressed. Without a connection it offers the video's address for later. A player that runs stays.
 */
export function VideoFrame({ video, title, play, hint, unavailable, copy }: VideoFrameProps) {
  const online = useOnline();
  const [state, setState] = useState<State>('waiting');

  const watch = useCallback((element: HTMLElement | null) => {
    if (!element || wantsLessData()) return undefined;
    return whenNear(element, ahead, () => {
      // Removed while focused, it would leave a keyboard without a place on the page.
      if (element !== document.activeElement) setState('near');
      else element.addEventListener('blur', () => setState(nearUnlessPressed), { once: true });
    });
  }, []);

  if (state !== 'waiting') {
    return (
      <iframe
        ref={state === 'pressed' ? takeFocus : undefined}
        src={videoEmbedHref(video, { autoplay: state === 'pressed' })}
        title={title}
        className={classes.frame}
        sandbox={frameRights}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  if (!online) {
    return (
      <div className={classes.place} data-wall="">
        <Icon name="offline" className={classes.icon} />
        <p>{unavailable}</p>
        <p className={classes.hint}>{readableAddress(videoShareHref(video))}</p>
        <div className={classes.actions}>
          <CopyButton text={videoShareHref(video)} {...copy} />
        </div>
      </div>
    );
  }
  return (
    <button
      ref={watch}
      type="button"
      className={classes.place}
      data-wall=""
      onClick={() => setState('pressed')}
    >
      <Icon name="play" className={classes.icon} />
      <span className={classes.play}>{play}</span>
      <span className={classes.hint}>{hint}</span>
    </button>
  );
}
