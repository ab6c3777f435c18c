import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { listen } from '../../device/listen.ts';
import { telHref } from '../../lib/links.ts';
import { readableAddress } from '../../lib/readable-address.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import classes from './outbound-dialog.module.css';
import { useText } from '../../ui/use-text.ts';

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
    return listen<MouseEvent>(document, 'click', (event) => {
      const outbound = navigator.onLine ? null : outboundLink(event);
      if (!outbound) return;
      event.preventDefault();
      setLink(outbound);
    });
  }, []);
  return link && createPortal(<OutboundDialog link={link} onClose={() => setLink(null)} />, document.body);
}

/** What can be done with a link that needs a connection: keep its address for later, call the firm, try all the same. */
function OutboundDialog({ link, onClose }: { link: HTMLAnchorElement; onClose: () => void }) {
  const { firm } = useText('site');
  const text = useText('connection').connectionText.outbound;
  return (
    <Dialog
      title={text.title}
      className={classes.dialog}
      contentClassName={classes.content}
      onClose={onClose}
    >
      <p>{text.text}</p>
      <p className={classes.address}>{readableAddress(link.href)}</p>
      <div className={classes.actions}>
        <CopyButton text={link.href} label={text.copy} copied={text.copied} notCopied={text.notCopied} />
        <ButtonAnchor size="sm" variant="quiet" href={telHref(firm.phone.tel)} icon={<Icon name="phone" />}>
          {firm.phone.display}
        </ButtonAnchor>
        <ButtonAnchor
          size="sm"
          variant="quiet"
          href={link.href}
          target={link.target || undefined}
          rel="noopener noreferrer"
          icon={<Icon name="external" />}
        >
          {text.openAnyway}
        </ButtonAnchor>
      </div>
    </Dialog>
  );
}
