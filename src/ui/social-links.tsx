import type { Firm } from '../content/types.ts';
import { Icon } from './icons/icon.tsx';

export function SocialLinks({ links, className }: { links: Firm['social']; className: string | undefined }) {
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
