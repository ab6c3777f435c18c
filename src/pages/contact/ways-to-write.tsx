import { contactForm } from '../../content/contact.ts';
import { firm } from '../../content/firm.ts';
import { uiText } from '../../content/ui-text.ts';
import { mailtoHref, telHref, whatsappHref } from '../../lib/links.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import classes from './ways-to-write.module.css';

const labels = uiText.floatingContact;
const ways = [
  { icon: 'mail', label: labels.email, text: firm.email, href: mailtoHref(firm.email) },
  { icon: 'phone', label: labels.phone, text: firm.phone.display, href: telHref(firm.phone.tel) },
  {
    icon: 'whatsapp',
    label: labels.whatsapp,
    text: firm.whatsapp.display,
    href: whatsappHref(firm.whatsapp.number, firm.whatsapp.message),
  },
] as const;

/** E-mail, telephone and WhatsApp: the ways to write that need no form. */
export function WaysToWrite() {
  return (
    <>
      <h3>{contactForm.heading}</h3>
      <ul className={classes.ways}>
        {ways.map(({ icon, label, text, href }) => (
          <li key={icon}>
            <a href={href} rel="noopener noreferrer">
              <Icon name={icon} />
              <span className={classes.label}>{label}</span>
              <span>{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
