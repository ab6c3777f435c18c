import { useEffect, useRef, useState } from 'react';
import type { Office } from '../../content/types.ts';
import { mapEmbedHref, telHref } from '../../lib/links.ts';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { useOnline } from '../../ui/use-clock-and-connection.ts';
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
      <Drawing name="office-map" alt="" className={classes.drawing} />
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
