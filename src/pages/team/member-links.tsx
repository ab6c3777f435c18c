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
  const inFull = variant === 'lines';
  const link = (icon: 'mail' | 'phone', href: string, kind: string, text: string, label: string) => (
    <li>
      <a href={href} aria-label={inFull ? undefined : fill(label, { name })}>
        <Icon name={icon} />
        {inFull && (
          <>
            <span className="visually-hidden">{kind}: </span>
            <span>{text}</span>
          </>
        )}
      </a>
    </li>
  );
  const subject = fill(teamText.mailSubject, { name });
  return (
    <ul className={classes[variant]}>
      {mail && link('mail', mailtoHref(mail, { subject }), teamText.emailLabel, mail, teamText.emailMember)}
      {phone && link('phone', telHref(phone), teamText.phoneLabel, digits(phone), teamText.callMember)}
      {inFull && (
        <li>
          <a href={contactCardAddress(id, rootOf(language))}>
            <Icon name="user" />
            <span>{teamText.saveContact}</span>
          </a>
        </li>
      )}
    </ul>
  );
}
