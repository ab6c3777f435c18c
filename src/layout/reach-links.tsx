import { mailtoHref, telHref } from '../lib/links.ts';
import { Icon } from '../ui/icons/icon.tsx';
import { useText } from '../ui/use-text.ts';

/** Entries of a list: the firm's telephone and e-mail. */
export function ReachLinks() {
  const { firm, uiText } = useText('site');
  return (
    <>
      <li>
        <a href={telHref(firm.phone.tel)}>
          <Icon name="phone" />
          {firm.phone.display}
        </a>
      </li>
      <li>
        <a href={mailtoHref(firm.email, { subject: uiText.mailSubject })}>
          <Icon name="mail" />
          {firm.email}
        </a>
      </li>
    </>
  );
}
