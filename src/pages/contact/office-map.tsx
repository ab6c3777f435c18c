import { useEffect, useRef, useState } from 'react';
import { contactInfo } from '../../content/contact.ts';
import { firm } from '../../content/firm.ts';
import { mapEmbedHref } from '../../lib/links.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { MapDrawing } from './map-drawing.tsx';
import classes from './office-map.module.css';
import { OfficeAddress } from './office-address.tsx';
import { useOnline } from '../../ui/use-online.ts';

/** How long the map may take, in milliseconds, before its address stands in for it. */
const loadingTime = 15_000;

/** The frame keeps its own origin, whose storage the map uses; links within it open in tabs of their own. */
const frameRights = ['allow-scripts', 'allow-same-origin', 'allow-popups', 'allow-popups-to-escape-sandbox'];

type MapState = 'drawn' | 'loading' | 'loaded' | 'failed';

/**
 * The map costs a megabyte and tells its host who reads this page: it is loaded only when asked for. Without a connection,
 * or when it does not arrive, the address takes its place.
 */
export function OfficeMap() {
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
      <MapDrawing className={classes.drawing} />
      {requested && (
        <div className={classes.frame} data-state={state}>
          <iframe
            src={mapEmbedHref(firm.geo)}
            title={contactInfo.mapTitle}
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
          {unavailable && <OfficeAddress reason={online ? contactInfo.mapFailed : contactInfo.mapOffline} />}
        </div>
        {!requested && online && (
          <Button
            size="sm"
            className={classes.load}
            icon={<Icon name="pin" />}
            onClick={() => setState('loading')}
          >
            {contactInfo.loadMap}
          </Button>
        )}
      </div>
      <span role="status" className={classes.status}>
        {state === 'loading' && contactInfo.mapLoading}
      </span>
    </div>
  );
}
