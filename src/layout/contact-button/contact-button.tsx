import { officeSectionId } from '../../content/slugs.ts';
import { mailtoHref, telHref, whatsappHref } from '../../lib/links.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import type { InterfaceIconName } from '../../ui/icons/interface-icons.ts';
import { PartLink } from '../../ui/part-link.tsx';
import { useDismissal } from '../../ui/use-dismissal.ts';
import classes from './contact-button.module.css';
import { useText } from '../../ui/use-text.ts';

/** The round button in the corner of every page: WhatsApp, e-mail, telephone and address. It works before hydration, too. */
export function ContactButton() {
  const { firm, uiText } = useText('site');
  const text = uiText.floatingContact;
  const { number, message, display } = firm.whatsapp;
  const mail = mailtoHref(firm.email, { subject: firm.consultationSubject, body: message });
  const ref = useDismissal();
  return (
    <aside aria-label={text.label} className={classes.corner}>
      <details ref={ref} className={classes.contact} suppressHydrationWarning>
        <summary className={classes.toggle}>
          <Icon name="chat" className={classes.whenClosed} />
          <Icon name="close" className={classes.whenOpen} />
          <span className={classes.name}>{text.label}</span>
        </summary>
        <ul className={classes.ways}>
          <li>
            <a href={whatsappHref(number, message)} rel="noopener noreferrer">
              <Way icon="whatsapp" label={text.whatsapp} detail={display} />
            </a>
          </li>
          <li>
            <a href={mail}>
              <Way icon="mail" label={text.email} detail={firm.email} />
            </a>
          </li>
          <li>
            <a href={telHref(firm.phone.tel)}>
              <Way icon="phone" label={text.phone} detail={firm.phone.display} />
            </a>
          </li>
          {firm.offices.map(({ id, lines }) => (
            <li key={id}>
              <PartLink to="/contact" hash={officeSectionId}>
                <Way icon="pin" label={text.address} detail={lines.join(', ')} />
              </PartLink>
            </li>
          ))}
        </ul>
      </details>
    </aside>
  );
}

/** `detail`: number or address, for whoever would rather type it elsewhere. */
function Way({ icon, label, detail }: { icon: InterfaceIconName; label: string; detail: string }) {
  return (
    <>
      <Icon name={icon} />
      <span>
        {label}
        <span className={classes.detail}>{detail}</span>
      </span>
    </>
  );
}
