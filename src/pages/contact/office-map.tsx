import { useEffect, useRef, useState } from 'react';
import type { Office } from '../../content/types.ts';
import { mapEmbedHref, telHref } from '../../lib/links.ts';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { useOnline } from '../../ui/use-online.ts';
import { useText } from '../../ui/use-text.ts';
import address from './office-address.module.css';
import classes from './office-map.module.css';

/** How long the map may take, in milliseconds, before its address stands in for it. */
const loadingTime = 15_000;

/** The frame keeps its own origin, whose storage the map uses; links within it open in tabs of their own. */
const frameRights = ['allow-scripts', 'allow-same-origin', 'allow-popups', 'allow-popups-to-escape-sandbox'];

type MapState = 'drawn' | 'loading' | 'loaded' | 'failed';

/**
 * The map costs a megabyte and tells its host who reads this page: it is loaded only when asked for. Without a connection,
 * or when it does not arrive, the address takes its place.
 */
export function OfficeMap({ office }: { office: Office }) {
  const { contactInfo } = useText('contact');
  const { firm } = useText('site');
  const named = (label: string) => (firm.offices.length > 1 ? `${label}: ${office.name}` : label);
  const [state, setState] = useState<MapState>('drawn');
  const root = useRef<HTMLDivElement>(null);
  const online = useOnline();
  // A map that has been loaded stays; one on its way is lost with the connection.
  if (!online && state === 'loading') setState('drawn');

  useEffect(() => {
    if (state !== 'loading') return undefined;
    // The button is gone: the focus goes on from here.
    root.current?.focus({ preventScroll: true });
    const timer = setTimeout(() => setState('failed'), loadingTime);
    return () => clearTimeout(timer);
  }, [state]);

  const requested = state === 'loading' || state === 'loaded';
  const unavailable = state === 'failed' || (!online && state === 'drawn');
  return (
    <div ref={root} className={classes.map} tabIndex={-1}>
      <MapDrawing />
      {requested && (
        <div className={classes.frame} data-state={state}>
          <iframe
            src={mapEmbedHref(office.geo)}
            title={named(contactInfo.mapTitle)}
            loading="lazy"
            referrerPolicy="strict-origin"
            sandbox={frameRights.join(' ')}
            allowFullScreen
            onLoad={() => setState('loaded')}
          />
        </div>
      )}
      <div className={classes.ask}>
        <div aria-live="polite" className={classes.substitute}>
          {unavailable && (
            <OfficeAddress office={office} reason={online ? contactInfo.mapFailed : contactInfo.mapOffline} />
          )}
        </div>
        {!requested && online && (
          <Button
            size="sm"
            className={classes.load}
            icon={<Icon name="pin" />}
            onClick={() => setState('loading')}
          >
            {named(contactInfo.loadMap)}
          </Button>
        )}
      </div>
      <span role="status" className={classes.status}>
        {state === 'loading' && contactInfo.mapLoading}
      </span>
    </div>
  );
}

/** Replaces a map that cannot be loaded: why, the address, and what can be done with it. Belongs in a live region. */
function OfficeAddress({ office, reason }: { office: Office; reason: string }) {
  const { contactInfo } = useText('contact');
  const { firm } = useText('site');
  return (
    <div className={address.panel}>
      <p className={address.reason}>
        <Icon name="offline" />
        {reason}
      </p>
      <address className={address.address}>
        {office.lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <div className={address.actions}>
        <CopyButton
          text={office.lines.join('\n')}
          label={contactInfo.copyAddress}
          copied={contactInfo.addressCopied}
          notCopied={contactInfo.addressNotCopied}
        />
        <ButtonAnchor size="sm" variant="quiet" href={telHref(firm.phone.tel)} icon={<Icon name="phone" />}>
          <span>
            <span className="visually-hidden">{contactInfo.labels.phone}: </span>
            {firm.phone.display}
          </span>
        </ButtonAnchor>
      </div>
    </div>
  );
}

/** A map of nowhere in particular: roads, a river and a pin, in the colours of the scheme. */
function MapDrawing() {
  return (
    <svg
      className={classes.drawing}
      viewBox="0 0 640 520"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path fill="var(--band)" d="M0 0h640v520H0z" />
      <g stroke="var(--background)" fill="none">
        <path
          strokeWidth="14"
          d="M-20 140L220 110 420 190 680 150M90-20L150 220 130 540M430-20L400 200 470 540M-20 390L140 360 450 400 680 350"
        />
        <path
          strokeWidth="6"
          d="M0 250l150-20 260 40 240-30M260-20l20 130-20 270 20 160M540-20l-10 180 40 380M150 220l270-30M30 540l60-150M330 380l20 160M-20 60l120-10M470 80l200-20M0 470l120-10M560 280l100 10"
        />
      </g>
      <path
        d="M-20 480C120 440 180 520 320 486S520 440 660 486V540H-20z"
        fill="var(--river4)"
        opacity=".55"
      />
      <path d="M290 244h70v60h-70zM170 130h60v50h-60z" fill="var(--ink4)" opacity=".5" />
      <path d="M320 300C292 262 280 246 280 226a40 40 0 0 1 80 0c0 20-12 36-40 74z" fill="var(--accent)" />
      <circle cx="320" cy="226" r="14" fill="var(--background)" />
    </svg>
  );
}
