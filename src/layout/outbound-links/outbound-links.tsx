import { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { loadAtLast } from '../../lib/load-at-last.ts';

const loadDialog = async () => (await import('./outbound-dialog.tsx')).OutboundDialog;
type Dialog = Awaited<ReturnType<typeof loadDialog>>;

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
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  useEffect(() => {
    if (!isActive || Dialog) return;
    // From the device; a first visit that has nothing on the device yet goes without.
    void loadAtLast(loadDialog).then((dialog) => setDialog(() => dialog));
  }, [isActive, Dialog]);
  useEffect(() => {
    if (!isActive || !Dialog) return undefined;
    const stop = (event: MouseEvent) => {
      const outbound = outboundLink(event);
      if (!outbound) return;
      event.preventDefault();
      setLink(outbound);
    };
    document.addEventListener('click', stop);
    return () => document.removeEventListener('click', stop);
  }, [isActive, Dialog]);
  const close = useCallback(() => setLink(null), []);
  return link && Dialog && createPortal(<Dialog link={link} onClose={close} />, document.body);
}
