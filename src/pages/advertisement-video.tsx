import { useCallback, useState } from 'react';
import { readableAddress } from '../lib/readable-address.ts';
import { videoEmbedHref, videoShareHref, type Video } from '../lib/video-url.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { wantsLessData } from '../device/save-data.ts';
import { whenNear } from '../ui/when-near.ts';
import { useOnline } from '../ui/use-online.ts';
import { useText } from '../ui/use-text.ts';
import { useLangOf } from '../ui/words.tsx';
import classes from './advertisement-video.module.css';

/** A frame is loaded when its place comes within this distance of the viewport. */
const ahead = '200px';

/** The player needs scripts and storage of its own site, which is not ours, and may open YouTube in a new window. */
const frameRights =
  'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';

type State = 'waiting' | 'near' | 'pressed';

/** A player that was asked for takes the focus of the button in whose place it stands. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus({ preventScroll: true });

/**
 * A video in the privacy-enhanced player. A placeholder stands for it until it comes near the viewport; under Save-Data,
 * until it is pressed. `name` may be empty. Without a connection it offers the video's address for later. A player that runs stays.
 */
export function AdvertisementVideo({ video, name }: { video: Video; name: string }) {
  const { advertisementText: text } = useText('advertisement');
  const online = useOnline();
  const langOf = useLangOf();
  const [state, setState] = useState<State>('waiting');

  const watch = useCallback((element: HTMLElement | null) => {
    if (!element || wantsLessData()) return undefined;
    const loadUnlessPressed = () => setState((now) => (now === 'waiting' ? 'near' : now));
    return whenNear(element, ahead, () => {
      // Removed while focused, it would leave a keyboard without a place on the page.
      if (element !== document.activeElement) setState('near');
      else element.addEventListener('blur', loadUnlessPressed, { once: true });
    });
  }, []);

  if (state !== 'waiting') {
    return (
      <iframe
        ref={state === 'pressed' ? takeFocus : undefined}
        src={videoEmbedHref(video, { autoplay: state === 'pressed' })}
        title={name || text.videoTitle}
        lang={langOf(name)}
        className={classes.frame}
        sandbox={frameRights}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  if (!online) {
    return (
      <div className={classes.place} data-dark-background="">
        <Icon name="offline" className={classes.icon} />
        <p>{text.videoUnavailable}</p>
        <p className={classes.hint}>{readableAddress(videoShareHref(video))}</p>
        <div className={classes.actions}>
          <CopyButton text={videoShareHref(video)} {...text.copyVideo} />
        </div>
      </div>
    );
  }
  return (
    <button
      ref={watch}
      type="button"
      className={classes.place}
      data-dark-background=""
      onClick={() => setState('pressed')}
    >
      <Icon name="play" className={classes.icon} />
      <span className={classes.play}>{text.playVideo}</span>
      <span className={classes.hint}>{text.playVideoHint}</span>
    </button>
  );
}
