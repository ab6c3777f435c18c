import { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { OutboundDialog } from './outbound-dialog.tsx';

/** The link that a plain click would follow out of the site, if it is one; not one that the dialog itself offers. */
function outboundLink(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !isPlain || event.defaultPrevented || link.closest('dialog')) return null;
  return /^https?:$/.test(link.protocol) && link.origin !== location.origin ? link : null;
}

/**
 * Without a connection a link out of the site would end on the browser's error page, and an installed app would be
 * left by it: while this is active, a dialog says so and offers what can be done instead. Once open it stays.
 */
export function OutboundLinks({ isActive }: { isActive: boolean }) {
  const [link, setLink] = useState<HTMLAnchorElement | null>(null);
  useEffect(() => {
    if (!isActive) return undefined;
    const stop = (event: MouseEvent) => {
      const outbound = outboundLink(event);
      if (!outbound) return;
      event.preventDefault();
      setLink(outbound);
    };
    document.addEventListener('click', stop);
    return () => document.removeEventListener('click', stop);
  }, [isActive]);
  const close = useCallback(() => setLink(null), []);
  return link && createPortal(<OutboundDialog link={link} onClose={close} />, document.body);
}
