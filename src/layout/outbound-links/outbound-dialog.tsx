import { useEffect, useRef } from 'react';
import { connectionText } from '../../content/connection.ts';
import { firm } from '../../content/firm.ts';
import { uiText } from '../../content/ui-text.ts';
import { telHref } from '../../lib/links.ts';
import { readableAddress } from '../../lib/readable-address.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { SquareButton } from '../../ui/square-button.tsx';
import classes from './outbound-dialog.module.css';

const text = connectionText.outbound;
const headingId = 'outbound-title';

/** What can be done with a link that needs a connection: keep its address for later, call the firm, try all the same. */
export function OutboundDialog({ link, onClose }: { link: HTMLAnchorElement; onClose: () => void }) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    if (!dialog.open) dialog.showModal();
    const closeFromOutside = (event: MouseEvent) => event.target === dialog && dialog.close();
    dialog.addEventListener('click', closeFromOutside);
    return () => dialog.removeEventListener('click', closeFromOutside);
  }, []);

  return (
    <dialog ref={ref} className={classes.dialog} aria-labelledby={headingId} onClose={onClose}>
      <div className={classes.content}>
        <header className={classes.head}>
          <h2 id={headingId}>{text.title}</h2>
          <SquareButton icon="close" label={uiText.dialogs.close} onClick={() => ref.current?.close()} />
        </header>
        <p>{text.text}</p>
        <p className={classes.address}>{readableAddress(link.href)}</p>
        <div className={classes.actions}>
          <CopyButton text={link.href} label={text.copy} copied={text.copied} notCopied={text.notCopied} />
          <ButtonAnchor size="sm" look="quiet" href={telHref(firm.phone.tel)} icon={<Icon name="phone" />}>
            {firm.phone.display}
          </ButtonAnchor>
          <ButtonAnchor
            size="sm"
            look="quiet"
            href={link.href}
            target={link.target || undefined}
            rel="noopener noreferrer"
            icon={<Icon name="external" />}
          >
            {text.openAnyway}
          </ButtonAnchor>
        </div>
      </div>
    </dialog>
  );
}
