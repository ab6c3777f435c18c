import { officeSectionId } from '../../content/slugs.ts';
import { mailtoHref, telHref, whatsappHref } from '../../lib/links.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { PartLink } from '../../ui/part-link.tsx';
import { useDismissal } from '../../ui/use-dismissal.ts';
import classes from './contact-button.module.css';
import { useText } from '../../ui/use-text.ts';
import type { Texts } from '../../content/texts.ts';

/** `detail`: number or address, for whoever would rather type it elsewhere. */
const waysOf = ({ firm, uiText: { floatingContact: text } }: Texts['site']) =>
  [
    {
      icon: 'whatsapp',
      label: text.whatsapp,
      detail: firm.whatsapp.display,
      href: whatsappHref(firm.whatsapp.number, firm.whatsapp.message),
    },
    {
      icon: 'mail',
      label: text.email,
      detail: firm.email,
      href: mailtoHref(firm.email, { subject: firm.consultationSubject, body: firm.whatsapp.message }),
    },
    { icon: 'phone', label: text.phone, detail: firm.phone.display, href: telHref(firm.phone.tel) },
  ] as const;

/** The round button in the corner of every page: WhatsApp, e-mail, telephone and address. It works before hydration, too. */
export function ContactButton() {
  const site = useText('site');
  const { firm } = site;
  const text = site.uiText.floatingContact;
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
          {waysOf(site).map(({ icon, label, detail, href }) => (
            <li key={href}>
              <a href={href} rel="noopener noreferrer">
                <Icon name={icon} />
                <span>
                  {label}
                  <span className={classes.detail}>{detail}</span>
                </span>
              </a>
            </li>
          ))}
          {firm.offices.map(({ id, lines }) => (
            <li key={id}>
              <PartLink to="/contact" hash={officeSectionId}>
                <Icon name="pin" />
                <span>
                  {text.address}
                  <span className={classes.detail}>{lines.join(', ')}</span>
                </span>
              </PartLink>
            </li>
          ))}
        </ul>
      </details>
    </aside>
  );
}
