import { rootOf } from '../../content/language.ts';
import type { TeamMember } from '../../content/types.ts';
import { contactCardAddress, mailtoHref, telHref } from '../../lib/links.ts';
import { fill } from '../../lib/text.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { useFormats, useText, useTexts } from '../../ui/use-text.ts';
import classes from './member-links.module.css';

interface MemberLinksProps {
  readonly member: TeamMember;
  /** `lines`: address and number in full, and the contact card; `icons`: two squares that need little room. */
  readonly variant: 'lines' | 'icons';
}

/** Ways to reach a member, if there are any. */
export function MemberLinks({ member: { id, name, mail, phone }, variant }: MemberLinksProps) {
  const { teamText } = useText('team');
  const { digits } = useFormats();
  const { language } = useTexts();
  if (!mail && !phone) return null;
  const { emailLabel, phoneLabel, emailMember, callMember, mailSubject, saveContact } = teamText;
  const mailHref = mail && mailtoHref(mail, { subject: fill(mailSubject, { name }) });
  const links = [
    { icon: 'mail', href: mailHref, kind: emailLabel, text: mail, label: fill(emailMember, { name }) },
    {
      icon: 'phone',
      href: phone && telHref(phone),
      kind: phoneLabel,
      text: phone && digits(phone),
      label: fill(callMember, { name }),
    },
  ] as const;
  return (
    <ul className={classes[variant]}>
      {links.map(
        ({ icon, href, kind, text, label }) =>
          href && (
            <li key={icon}>
              <a href={href} aria-label={variant === 'icons' ? label : undefined}>
                <Icon name={icon} />
                {variant === 'lines' && (
                  <>
                    <span className="visually-hidden">{kind}: </span>
                    <span>{text}</span>
                  </>
                )}
              </a>
            </li>
          ),
      )}
      {variant === 'lines' && (
        <li>
          <a href={contactCardAddress(id, rootOf(language))}>
            <Icon name="user" />
            <span>{saveContact}</span>
          </a>
        </li>
      )}
    </ul>
  );
}
