/** Domains that RFC 2606 and RFC 6761 keep for examples: nobody can own one. */
const reserved = /(?:^|[@./])example\.(?:com|net|org)|\.(?:example|test|invalid|localhost)(?=$|[/:?#\s])/i;

/** Whether an e-mail, web or social address is below a reserved domain, or a made-up name that ends like one. */
export const isReserved = (address: string): boolean => reserved.test(address);

/**
 * Why the site cannot be published at an address, in a sentence; undefined when it can.
 * @param address value of SITE_URL: scheme and host, for the site stands at the root of its host
 */
export function faultOfAddress(address: string): string | undefined {
  if (address === '')
    return "SITE_URL is not set: give the build the site's address, https://www.firm.com.bd.";
  if (!URL.canParse(address)) return `SITE_URL is no address: ${address}.`;
  const { protocol, origin, hostname } = new URL(address);
  if (protocol !== 'https:') return `SITE_URL is not https: ${address}.`;
  if (origin !== address) return `SITE_URL has more than scheme and host: ${address}, not ${origin}.`;
  if (isReserved(`.${hostname}`)) return `SITE_URL has a reserved domain: ${address}.`;
  return undefined;
}
