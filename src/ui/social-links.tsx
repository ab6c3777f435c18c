import type { Firm } from '../content/types.ts';
import { Icon } from './icons/icon.tsx';

interface SocialLinksProps {
  readonly links: Firm['social'];
  readonly className: string | undefined;
}

export function SocialLinks({ links, className }: SocialLinksProps) {
  return (
    <ul className={className}>
      {links.map(({ id, url, label }) => (
        <li key={id}>
          <a href={url} rel="noopener noreferrer">
            <Icon name={id} />
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
