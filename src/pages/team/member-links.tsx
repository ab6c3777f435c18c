import { teamText } from '../../content/team.ts';
import type { TeamMember } from '../../content/types.ts';
import { contactCardAddress, mailtoHref, telHref } from '../../lib/links.ts';
import { fill } from '../../lib/text.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import classes from './member-links.module.css';

interface MemberLinksProps {
  readonly member: TeamMember;
  /** `lines`: address and number in full, and the contact card; `icons`: two squares that need little room. */
  readonly look: 'lines' | 'icons';
  readonly className?: string | undefined;
}

/** Ways to reach a member, if there are any. */
export function MemberLinks({ member: { name, mail, phone }, look, className }: MemberLinksProps) {
  if (!mail && !phone) return null;
  const links = [
    mail &&
      ({
        icon: 'mail',
        href: mailtoHref(mail, { subject: fill(teamText.mailSubject, { name }) }),
        kind: teamText.emailLabel,
        text: mail,
        label: fill(teamText.emailMember, { name }),
      } as const),
    phone &&
      ({
        icon: 'phone',
        href: telHref(phone),
        kind: teamText.phoneLabel,
        text: phone,
        label: fill(teamText.callMember, { name }),
      } as const),
  ].filter((link) => link !== '' && link !== undefined);
  return (
    <ul className={[classes[look], className].filter(Boolean).join(' ')}>
      {links.map(({ icon, href, kind, text, label }) => (
        <li key={icon}>
          {look === 'icons' ? (
            <a href={href} aria-label={label}>
              <Icon name={icon} />
            </a>
          ) : (
            <a href={href}>
              <Icon name={icon} />
              <span className="visually-hidden">{kind}: </span>
              <span>{text}</span>
            </a>
          )}
        </li>
      ))}
      {look === 'lines' && (
        <li>
          <a href={contactCardAddress(name)}>
            <Icon name="user" />
            <span>{teamText.saveContact}</span>
          </a>
        </li>
      )}
    </ul>
  );
}
