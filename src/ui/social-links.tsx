import { Icon } from './icons/icon.tsx';

type Network = 'facebook' | 'youtube' | 'instagram';

interface SocialLinksProps {
  readonly networks: readonly Network[];
  readonly social: Readonly<Record<Network, { readonly label: string; readonly url: string }>>;
  readonly className: string | undefined;
}

export function SocialLinks({ networks, social, className }: SocialLinksProps) {
  return (
    <ul className={className}>
      {networks.map((network) => (
        <li key={network}>
          <a href={social[network].url} rel="noopener noreferrer">
            <Icon name={network} />
            {social[network].label}
          </a>
        </li>
      ))}
    </ul>
  );
}
