import { useState } from 'react';
import { contactInfo } from '../../content/contact.ts';
import { firm } from '../../content/firm.ts';
import { telHref } from '../../lib/links.ts';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { copyText } from './copy-text.ts';
import classes from './office-address.module.css';

/**
 * Stands in for a map that cannot be had: why, the address, and what one can do with it. It is put into a live region,
 * so that its coming, and later the copy, is heard.
 */
export function OfficeAddress({ reason }: { reason: string }) {
  const [copied, setCopied] = useState<boolean>();

  async function copy(): Promise<void> {
    // Emptied first, so that a second copy is announced again.
    setCopied(undefined);
    setCopied(await copyText(firm.address.lines.join('\n')));
  }

  return (
    <div className={classes.panel}>
      <p className={classes.reason}>
        <Icon name="offline" />
        {reason}
      </p>
      <address className={classes.address}>
        {firm.address.lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <div className={classes.actions}>
        <Button size="sm" look="quiet" onClick={() => void copy()}>
          {contactInfo.copyAddress}
        </Button>
        <ButtonAnchor size="sm" look="quiet" href={telHref(firm.phone.tel)} icon={<Icon name="phone" />}>
          <span>
            <span className="visually-hidden">{contactInfo.labels.phone}: </span>
            {firm.phone.display}
          </span>
        </ButtonAnchor>
      </div>
      <p className={classes.status}>
        {copied === true && contactInfo.addressCopied}
        {copied === false && contactInfo.addressNotCopied}
      </p>
    </div>
  );
}
