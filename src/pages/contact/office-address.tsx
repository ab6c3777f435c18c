import type { Office } from '../../content/types.ts';
import { telHref } from '../../lib/links.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './office-address.module.css';

/** Replaces a map that cannot be loaded: why, the address, and what can be done with it. Belongs in a live region. */
export function OfficeAddress({ office, reason }: { office: Office; reason: string }) {
  const { contactInfo } = useText('contact');
  const { firm } = useText('site');
  return (
    <div className={classes.panel}>
      <p className={classes.reason}>
        <Icon name="offline" />
        {reason}
      </p>
      <address className={classes.address}>
        {office.lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <div className={classes.actions}>
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
