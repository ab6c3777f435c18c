import { useEffect, useState } from 'react';
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
 * On a device without a connection a link out of the site would end on the browser's error page, and an installed app
 * would be left by it: a dialog says so and offers what can be done instead. Only the device's own word stops a link:
 * that our server does not answer says nothing about other sites. Telephone and e-mail links are never stopped.
 */
export function OutboundLinks() {
  const [link, setLink] = useState<HTMLAnchorElement | null>(null);
  useEffect(() => {
    const stop = (event: MouseEvent) => {
      const outbound = navigator.onLine ? null : outboundLink(event);
      if (!outbound) return;
      event.preventDefault();
      setLink(outbound);
    };
    document.addEventListener('click', stop);
    return () => document.removeEventListener('click', stop);
  }, []);
  return link && createPortal(<OutboundDialog link={link} onClose={() => setLink(null)} />, document.body);
}
