import { connectionText } from '../../content/connection.ts';
import { firm } from '../../content/firm.ts';
import { telHref } from '../../lib/links.ts';
import { readableAddress } from '../../lib/readable-address.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import classes from './outbound-dialog.module.css';

const text = connectionText.outbound;

/** What can be done with a link that needs a connection: keep its address for later, call the firm, try all the same. */
export function OutboundDialog({ link, onClose }: { link: HTMLAnchorElement; onClose: () => void }) {
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
