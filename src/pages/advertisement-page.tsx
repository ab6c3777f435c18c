import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { advertisementsQuery, keyOf } from '../api/advertisements.ts';
import { wantsLessData } from '../device/save-data.ts';
import { readableAddress } from '../lib/readable-address.ts';
import { readVideo, videoEmbedHref, videoShareHref, type Video } from '../lib/video-url.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { Drawing } from '../ui/drawing.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { PageHero } from '../ui/page-hero.tsx';
import { Wrap } from '../ui/section.tsx';
import { useLateTarget } from '../ui/use-late-target.ts';
import { useOnline } from '../ui/use-clock-and-connection.ts';
import { useText } from '../ui/use-text.ts';
import { whenNear } from '../ui/when-near.ts';
import { useLangOf, Words } from '../ui/words.tsx';
import classes from './advertisement-page.module.css';
import player from './advertisement-video.module.css';
import { ApiList, hasFailed, isFirstLoading, NoItems } from './api-list.tsx';

/** Notices and events: pictures and videos, one to three columns of 4:3. */
export function AdvertisementPage() {
  const { advertisementHero, advertisementText } = useText('advertisement');
  const list = useQuery(advertisementsQuery);
  const online = useOnline();
  useLateTarget(!isFirstLoading(list));
  const empty = (
    <div className={classes.empty}>
      <NoItems list={list} text={advertisementText.empty} loading={advertisementText.loading}>
        {hasFailed(list) && online && <p className="dim">{advertisementText.blocked}</p>}
      </NoItems>
    </div>
  );
  // The places of the first tiles, so that nothing moves when they arrive.
  const loading = (
    <div className={classes.grid}>
      <span data-loading="" className={classes.blank}>
        {advertisementText.loading}
      </span>
      <div className={classes.blank} />
      <div className={classes.blank} />
    </div>
  );
  return (
    <>
      <PageHero {...advertisementHero} imageClassName={classes.drawing} />
      <Wrap className={classes.page}>
        <ApiList list={list} loading={loading} empty={empty}>
          {list.data?.length ? (
            <ul className={classes.grid}>
              {list.data.map((item) => (
                <li key={keyOf(item)}>
                  {item.kind === 'picture' ? (
                    <Picture
                      address={item.picture}
                      alt={item.alt || advertisementText.defaultAlt}
                      listedAt={list.dataUpdatedAt}
                    />
                  ) : (
                    <LinkedTile address={item.url} name={item.alt} />
                  )}
                </li>
              ))}
            </ul>
          ) : null}
        </ApiList>
      </Wrap>
    </>
  );
}

/**
 * One that cannot be had is replaced by a drawing with its words below. It is tried again with a new connection and a new
 * list. `listedAt` is when that was loaded, in milliseconds since 1970.
 */
function Picture({ address, alt, listedAt }: { address: string; alt: string; listedAt: number }) {
  const langOf = useLangOf();
  /** The list with which it failed. */
  const [brokenAt, setBrokenAt] = useState<number>();
  useEffect(() => {
    const tryAgain = () => setBrokenAt(undefined);
    addEventListener('online', tryAgain);
    return () => removeEventListener('online', tryAgain);
  }, []);
  if (brokenAt === listedAt) {
    return (
      <figure className={classes.broken} data-dark-background="">
        <Drawing name="hero-about" alt="" />
        <figcaption>
          <Words text={alt} />
        </figcaption>
      </figure>
    );
  }
  return (
    <img
      src={address}
      alt={alt}
      lang={langOf(alt)}
      width="640"
      height="480"
      loading="lazy"
      decoding="async"
      className={classes.picture}
      onError={() => setBrokenAt(listedAt)}
    />
  );
}

/** A video, or a link: what is no video of a known host is never framed. */
function LinkedTile({ address, name }: { address: string; name: string }) {
  const { advertisementText } = useText('advertisement');
  const { uiText } = useText('site');
  const video = readVideo(address);
  if (video) return <AdvertisementVideo video={video} name={name} />;
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className={classes.link}
      data-dark-background=""
    >
      <Icon name="external" className={classes.linkIcon} />
      <span className={classes.linkName}>
        <Words text={name || advertisementText.linkLabel} />
      </span>
      <span className={classes.host}>{new URL(address).hostname}</span>
      <span className="visually-hidden">({uiText.navigation.newWindow})</span>
    </a>
  );
}

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
function AdvertisementVideo({ video, name }: { video: Video; name: string }) {
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
        className={player.frame}
        sandbox={frameRights}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  if (!online) {
    return (
      <div className={player.place} data-dark-background="">
        <Icon name="offline" className={player.icon} />
        <p>{text.videoUnavailable}</p>
        <p className={player.hint}>{readableAddress(videoShareHref(video))}</p>
        <div className={player.actions}>
          <CopyButton text={videoShareHref(video)} {...text.copyVideo} />
        </div>
      </div>
    );
  }
  return (
    <button
      ref={watch}
      type="button"
      className={player.place}
      data-dark-background=""
      onClick={() => setState('pressed')}
    >
      <Icon name="play" className={player.icon} />
      <span className={player.play}>{text.playVideo}</span>
      <span className={player.hint}>{text.playVideoHint}</span>
    </button>
  );
}
